/* The texts of collections in all languages, loaded with them and not on the first visit. */
import { learn } from '../../../language';
import { byLanguage } from '../../../language/languages';

learn(
	byLanguage(
		import.meta.glob('../../../language/texts/*/collection.json', {
			query: '?texts',
			import: 'default',
			eager: true,
		}),
	),
);

declare module '../../../language/keys' {
	interface Written
		extends Record<keyof typeof import('../../../language/texts/en/collection.json'), unknown> {}
}
