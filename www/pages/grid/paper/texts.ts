/* The texts of printing in all languages, loaded with it and not on the first visit. */
import { learn } from '../../../language';
import { byLanguage } from '../../../language/languages';

learn(
	byLanguage(
		import.meta.glob('../../../language/texts/*/paper.json', {
			query: '?texts',
			import: 'default',
			eager: true,
		}),
	),
);

declare module '../../../language/keys' {
	interface Written
		extends Record<keyof typeof import('../../../language/texts/en/paper.json'), unknown> {}
}
