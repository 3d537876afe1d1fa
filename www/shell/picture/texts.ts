/* The texts about pictures in all languages, loaded with the first one that is made. */
import { learn } from '../../language';
import { byLanguage } from '../../language/languages';

learn(
	byLanguage(
		import.meta.glob('../../language/texts/*/picture.json', {
			query: '?texts',
			import: 'default',
			eager: true,
		}),
	),
);

declare module '../../language/keys' {
	interface Written
		extends Record<keyof typeof import('../../language/texts/en/picture.json'), unknown> {}
}
