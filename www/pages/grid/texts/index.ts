/* The texts of the grids' page: English comes with it, the others are fetched when they are wanted. */
import { learnLater } from '../../../language';
import en from './en.json?texts';

learnLater({ en, de: () => import('./de.json?texts'), fr: () => import('./fr.json?texts') });

declare module '../../../language/keys' {
	interface Written extends Record<keyof typeof import('./en.json'), unknown> {}
}
