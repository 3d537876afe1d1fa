/* The texts of proofs, in all languages; loaded with the first proof that is shown. */
import { learn } from '../../../language';
import texts from '../../../language/texts/*/proof.json?languages';

learn(texts);
