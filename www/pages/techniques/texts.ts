/*
 * The texts of the book in all languages, loaded with it. The English ideas are
 * those in the files of the rules, which the build reads.
 */
import ideas from '../../generated/ideas.en.json?texts';
import { learn } from '../../language';
import { byLanguage } from '../../language/languages';

learn({ en: ideas });
learn(
	byLanguage(
		import.meta.glob('../../language/texts/*/techniques.json', {
			query: '?texts',
			import: 'default',
			eager: true,
		}),
	),
);

declare module '../../language/keys' {
	interface Written
		extends Record<
			keyof (typeof import('../../language/texts/en/techniques.json') &
				typeof import('../../generated/ideas.en.json')),
			unknown
		> {}
}
