/* The texts of the snake's page in all languages, loaded with the page and not on the first visit. */
import { learn } from '../../language';
import { byLanguage } from '../../language/languages';

learn(
	byLanguage(
		import.meta.glob('../../language/texts/*/snake.json', {
			query: '?texts',
			import: 'default',
			eager: true,
		}),
	),
);

declare module '../../language/keys' {
	interface Written
		extends Record<keyof typeof import('../../language/texts/en/snake.json'), unknown> {}
}
