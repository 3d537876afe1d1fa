/* The texts of publishing, in all languages at once: the rules can be copied in any of them, whatever the language of
 * the page. */
import { learn } from '../../../language';
import { byLanguage } from '../../../language/languages';

type Text = (values: Record<string, string | number>) => string;

export const PUBLISHED = byLanguage(
	import.meta.glob<Record<string, Text>>('../../../language/texts/*/publish.json', {
		query: '?texts',
		import: 'default',
		eager: true,
	}),
);

learn(PUBLISHED);

declare module '../../../language/keys' {
	interface Written
		extends Record<keyof typeof import('../../../language/texts/en/publish.json'), unknown> {}
}
