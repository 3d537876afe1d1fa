/* The lab's texts in all languages, which come with it and not with the first visit. */
import { learn } from '../locales';
import de from '../locales/study.de.json';
import en from '../locales/study.en.json';
import fr from '../locales/study.fr.json';

learn({ en, de, fr });
