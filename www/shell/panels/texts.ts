/* The texts of all pages' panels, loaded with the panels and not with the first picture. */
import { learn } from '../../language';
import { byLanguage } from '../../language/languages';

learn(
	byLanguage(
		import.meta.glob('../../language/texts/*/panels.json', {
			query: '?texts',
			import: 'default',
			eager: true,
		}),
	),
);

declare module '../../language/keys' {
	interface Written
		extends Record<keyof typeof import('../../language/texts/en/panels.json'), unknown> {}
}
