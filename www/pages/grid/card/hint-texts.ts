/* The words of hints, in all languages; loaded with the first hint. */
import { learn } from '../../../language';
import { byLanguage } from '../../../language/languages';

learn(
	byLanguage(
		import.meta.glob('../../../language/texts/*/hint.json', {
			query: '?texts',
			import: 'default',
			eager: true,
		}),
	),
);

declare module '../../../language/keys' {
	interface Written
		extends Record<keyof typeof import('../../../language/texts/en/hint.json'), unknown> {}
}
