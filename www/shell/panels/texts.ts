/* The texts of all pages' panels, loaded with the panels and not with the first picture. */
import { learn } from '../../language';
import texts from '../../language/texts/*/panels.json?languages';

learn(texts);
