/* The texts of Learn in all languages, and the rules, which the panels show too. */
import '../../shell/panels/texts';
import { learn } from '../../language';
import texts from '../../language/texts/*/learn.json?languages';

learn(texts);
