/*
 * The texts of the book in all languages, loaded with it. The English ideas are
 * those in the files of the rules, which the build reads.
 */
import ideas from '../../generated/ideas.en.json?texts';
import { learn } from '../../language';
import texts from '../../language/texts/*/techniques.json?languages';

learn({ en: ideas });
learn(texts);
