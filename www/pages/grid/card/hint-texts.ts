/* The words of hints, in all languages; loaded with the first hint. */
import { learn } from '../../../language';
import texts from '../../../language/texts/*/hint.json?languages';

learn(texts);
