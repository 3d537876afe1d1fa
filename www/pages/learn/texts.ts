/* The texts of Learn in all languages, and the rules, which the panels show too. */
import '../../shell/panels/texts';
import { learn } from '../../language';
import { byLanguage } from '../../language/languages';

learn(
	byLanguage(
		import.meta.glob('../../language/texts/*/learn.json', {
			query: '?texts',
			import: 'default',
			eager: true,
		}),
	),
);

declare module '../../language/keys' {
	interface Written
		extends Record<keyof typeof import('../../language/texts/en/learn.json'), unknown> {}
}
