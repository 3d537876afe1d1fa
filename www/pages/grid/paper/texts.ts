/* The texts of printing in all languages, loaded with the print panel and not on the first visit. */
import { learn } from '../../../language';
import texts from '../../../language/texts/*/paper.json?languages';

learn(texts);
