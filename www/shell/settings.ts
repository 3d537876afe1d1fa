/*
 * What a visitor chose once and expects to find again: language, theme, and
 * how much the board shows of its own accord. Kept in localStorage where the
 * browser allows it; a browser that does not still works, and forgets.
 */
import { effect, signal } from '@preact/signals';

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'gridfold.settings';

interface Stored {
	language?: Language;
	theme?: Theme;
	shade?: boolean;
	mistakes?: boolean;
	simple?: boolean;
}

const stored = load();

export const language = signal<Language>(firstLanguage());
export const theme = signal<Theme>(stored.theme ?? 'system');
/** Whether taller buildings are drawn on a deeper ground. */
export const shade = signal(stored.shade ?? true);
/** Whether repeats and broken signs among the player's digits are marked. */
export const mistakes = signal(stored.mistakes ?? true);

/** Whether drawings and tables do for pictures in three dimensions. */
export const simple = signal(stored.simple ?? false);

export function chooseLanguage(next: Language): void {
	language.value = next;
	save({ language: next });
}

export function chooseTheme(next: Theme): void {
	theme.value = next;
	save({ theme: next });
}

export function chooseShade(next: boolean): void {
	shade.value = next;
	save({ shade: next });
}

export function chooseMistakes(next: boolean): void {
	mistakes.value = next;
	save({ mistakes: next });
}

export function chooseSimple(next: boolean): void {
	simple.value = next;
	save({ simple: next });
}

/** Writes language and theme on the document, now and whenever they change. */
export function dressDocument(): void {
	effect(() => {
		document.documentElement.lang = language.value;
	});
	effect(() => {
		document.documentElement.dataset.theme = theme.value;
	});
}

/** The address wins over the stored choice, which wins over the browser's languages. */
function firstLanguage(): Language {
	const asked = new URLSearchParams(globalThis.location?.search ?? '').get('lang');
	const wishes = [asked, stored.language, ...(globalThis.navigator?.languages ?? [])];
	for (const wish of wishes) {
		const known = LANGUAGES.find((one) => wish?.toLowerCase().split('-')[0] === one);
		if (known) return known;
	}
	return 'en';
}

function load(): Stored {
	try {
		return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Stored;
	} catch {
		return {};
	}
}

function save(change: Stored): void {
	Object.assign(stored, change);
	try {
		localStorage.setItem(KEY, JSON.stringify(stored));
	} catch {
		// Storage is off: the choice holds until the page is closed.
	}
}
