/* The texts of photos in all languages, which come with it and not with the first visit. */
import { learn } from '../../../../language';
import de from './de.json?texts';
import en from './en.json?texts';
import fr from './fr.json?texts';

learn({ en, de, fr });

declare module '../../../../language/keys' {
	interface Written extends Record<keyof typeof import('./en.json'), unknown> {}
}
