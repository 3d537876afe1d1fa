/*
 * The languages of the page, and which of them a visitor gets. To add a language, add a line here and a folder of
 * texts beside the others in `texts`.
 */
interface Tongue {
	/** The language's own name. */
	readonly name: string;
	/** How the language joins a list; the core writes no comma before "and". */
	readonly lists: string;
}

const SPOKEN = {
	en: { name: 'English', lists: 'en-GB' },
	de: { name: 'Deutsch', lists: 'de' },
	fr: { name: 'Français', lists: 'fr' },
} as const satisfies Record<string, Tongue>;

export type Language = keyof typeof SPOKEN;
export const LANGUAGES = Object.keys(SPOKEN) as readonly Language[];
export const languageName = (language: Language): string => SPOKEN[language].name;
export const listLocale = (language: Language): string => SPOKEN[language].lists;

/** The first of these requested languages ("de-CH", "fr") that the page supports. */
export function preferred(wishes: readonly (string | null | undefined)[]): Language {
	for (const wish of wishes) {
		const known = LANGUAGES.find((one) => wish?.toLowerCase().split('-')[0] === one);
		if (known) return known;
	}
	return 'en';
}
