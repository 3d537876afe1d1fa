/*
 * What the browser's storage refuses just now, and saying so: the page works
 * without, but a visitor has to know what goes when it is closed.
 */
import { computed, effect, signal } from '@preact/signals';
import { dismiss, stand } from '../notices';

/** Nothing can be kept; nothing has answered so far; there is no room for more. */
type Trouble = 'none' | 'silent' | 'full';

const WORDS = {
	none: { key: 'storage.none' },
	silent: { key: 'storage.silent' },
	full: { key: 'storage.full' },
} as const;

/** By database, what became of the last request. */
const troubles = signal<Readonly<Record<string, Trouble | null>>>({});

const worst = computed(() => Object.values(troubles.value).find((one) => one !== null) ?? null);

/** Whether what is worked on outlives the page, as far as is known. */
export const isKept = (): boolean => worst.value === null;

/** Takes what became of a request. */
export function report(database: string, trouble: Trouble | null): void {
	const known = troubles.peek()[database] ?? null;
	if (known !== trouble) troubles.value = { ...troubles.peek(), [database]: trouble };
}

/** The sentence stands until it is closed, or is no longer true. */
effect(() => {
	const now = worst.value;
	if (now) stand('storage', { tone: 'warning', words: WORDS[now] });
	else dismiss('storage');
});

export function troubleOf(error: unknown): Trouble {
	const name = error instanceof DOMException ? error.name : '';
	return name === 'QuotaExceededError' ? 'full' : 'none';
}
