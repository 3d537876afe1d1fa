/*
 * The texts of the book in all languages, which come with it. The ideas in English
 * are those of the rules' files, which the build reads.
 */
import ideas from '../../../generated/ideas.en.json';
import { learn } from '../../../language';
import de from './de.json';
import en from './en.json';
import fr from './fr.json';

learn({ en: { ...ideas, ...en }, de, fr });
