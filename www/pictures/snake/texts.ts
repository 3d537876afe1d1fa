/* The texts for the pictures of a snake, in all languages; loaded with the pages that draw one. */
import { learn } from '../../language';
import texts from '../../language/texts/*/cubelets.json?languages';

learn(texts);
