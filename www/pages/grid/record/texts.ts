/* The texts of the record in all languages, loaded with the record. */
import { learn } from '../../../language';
import texts from '../../../language/texts/*/record.json?languages';

learn(texts);
