/* The texts of the grids' page: English is loaded with it, the others are fetched on demand. */
import { learnLater, type TextFile } from '../../language';
import { byLanguage } from '../../language/languages';
import en from '../../language/texts/en/grid.json?texts';

learnLater(
	en,
	byLanguage(
		import.meta.glob<TextFile>(['../../language/texts/*/grid.json', '!../../language/texts/en/*'], {
			query: '?texts',
		}),
	),
);

declare module '../../language/keys' {
	interface Written
		extends Record<keyof typeof import('../../language/texts/en/grid.json'), unknown> {}
}
