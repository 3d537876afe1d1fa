/* The lab's texts in all languages, loaded with the lab and not on the first visit. */
import { learn } from '../../language';
import texts from '../../language/texts/*/lab.json?languages';

learn(texts);
