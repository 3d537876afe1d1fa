/* The texts for the pictures of a snake, in all languages; loaded with the pages that draw one. */
import { learn } from '../../language';
import { byLanguage } from '../../language/languages';

learn(
	byLanguage(
		import.meta.glob('../../language/texts/*/cubelets.json', {
			query: '?texts',
			import: 'default',
			eager: true,
		}),
	),
);

declare module '../../language/keys' {
	interface Written
		extends Record<keyof typeof import('../../language/texts/en/cubelets.json'), unknown> {}
}
