/* The texts of Home: English is loaded with it, the others are fetched on demand. */
import { learnLater, type TextFile } from '../../language';
import { byLanguage } from '../../language/languages';
import en from '../../language/texts/en/home.json?texts';

learnLater(
	en,
	byLanguage(
		import.meta.glob<TextFile>(['../../language/texts/*/home.json', '!../../language/texts/en/*'], {
			query: '?texts',
		}),
	),
);

declare module '../../language/keys' {
	interface Written
		extends Record<keyof typeof import('../../language/texts/en/home.json'), unknown> {}
}
