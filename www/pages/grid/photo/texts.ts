/* The texts of photos in all languages, loaded with the panel and not on the first visit. */
import { learn } from '../../../language';
import texts from '../../../language/texts/*/photo.json?languages';

learn(texts);
