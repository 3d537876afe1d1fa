/* The texts of the grids' panels, of the desk and of the steps, none of which the first picture needs. */
import '../../../shell/panels/texts';
import { learn } from '../../../language';
import { byLanguage } from '../../../language/languages';

learn(
	byLanguage(
		import.meta.glob('../../../language/texts/*/grid-panels.json', {
			query: '?texts',
			import: 'default',
			eager: true,
		}),
	),
);

declare module '../../../language/keys' {
	interface Written
		extends Record<keyof typeof import('../../../language/texts/en/grid-panels.json'), unknown> {}
}
