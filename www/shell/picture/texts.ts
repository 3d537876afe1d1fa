/* The texts about pictures in all languages, loaded with the first one that is made. */
import { learn } from '../../language';
import texts from '../../language/texts/*/picture.json?languages';

learn(texts);
