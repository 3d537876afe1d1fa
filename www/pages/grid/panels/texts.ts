/* The texts of the grids' panels, of the desk and of the steps, none of which the first picture needs. */
import '../../../shell/panels/texts';
import { learn } from '../../../language';
import texts from '../../../language/texts/*/grid-panels.json?languages';

learn(texts);
