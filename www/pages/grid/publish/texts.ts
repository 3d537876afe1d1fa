/* The texts of publishing, in all languages at once: the rules can be copied in any of them, whatever the language of
 * the page. */
import { learn } from '../../../language';
import texts from '../../../language/texts/*/publish.json?languages';

learn(texts);

export const PUBLISHED = texts;
