/* The texts about pictures in all languages, which come with the first picture. */
import { learn } from '../../../language';
import de from './de.json';
import en from './en.json';
import fr from './fr.json';

learn({ en, de, fr });
