/* The texts of collections in all languages, loaded with the collections and not on the first visit. */
import { learn } from '../../../language';
import texts from '../../../language/texts/*/collection.json?languages';

learn(texts);
