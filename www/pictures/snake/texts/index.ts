/* The words that belong to the pictures of a snake, in all languages: they come with the pages that draw one. */
import { learn } from '../../../language';
import de from './de.json?texts';
import en from './en.json?texts';
import fr from './fr.json?texts';

learn({ en, de, fr });

declare module '../../../language/keys' {
	interface Written extends Record<keyof typeof import('./en.json'), unknown> {}
}
