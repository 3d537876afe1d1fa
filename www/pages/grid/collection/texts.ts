/* The texts of collections in all languages, which come with them and not with the first visit. */
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
