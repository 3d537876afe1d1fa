/* The texts of photos in all languages, which come with it and not with the first visit. */
import { learn } from '../../../../language';
import de from './de.json';
import en from './en.json';
import fr from './fr.json';

learn({ en, de, fr });
