/* The languages that the page speaks, and which of them a visitor gets. */
export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first of these wishes ("de-CH", "fr") that the page can meet. */
export function preferred(wishes: readonly (string | null | undefined)[]): Language {
	for (const wish of wishes) {
		const known = LANGUAGES.find((one) => wish?.toLowerCase().split('-')[0] === one);
		if (known) return known;
	}
	return 'en';
}
