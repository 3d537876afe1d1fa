/*
 * The texts of the book in all languages, which come with it. The ideas in English
 * are those of the rules' files, which the build reads.
 */
import ideas from '../../../generated/ideas.en.json?texts';
import { learn } from '../../../language';
import de from './de.json?texts';
import en from './en.json?texts';
import fr from './fr.json?texts';

learn({ en: { ...ideas, ...en }, de, fr });

declare module '../../../language/keys' {
	interface Written
		extends Record<
			keyof (typeof import('./en.json') & typeof import('../../../generated/ideas.en.json')),
			unknown
		> {}
}
