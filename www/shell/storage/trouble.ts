/*
 * Notices about failures of the browser's storage: the page works without it,
 * but a visitor has to know what is lost when it is closed.
 */
import { computed, effect, signal } from '@preact/signals';
import { dismiss, stand } from '../notices';

/**
 * The worst first: nothing can be saved, nothing has answered so far, the storage is full, saved data cannot be read.
 */
const WORDS = {
	none: { key: 'storage.none' },
	silent: { key: 'storage.silent' },
	full: { key: 'storage.full' },
	unread: { key: 'storage.unread' },
} as const;

type Trouble = keyof typeof WORDS;

/** The result of the last request of each sort. */
const troubles = signal<Readonly<Record<string, Trouble | null>>>({});

const worst = computed(() => {
	const now = Object.values(troubles.value);
	return (Object.keys(WORDS) as Trouble[]).find((trouble) => now.includes(trouble)) ?? null;
});

/** Whether the current work is being saved, as far as is known. */
export const isKept = (): boolean => worst.value === null || worst.value === 'unread';

/** Receives the result of a request. */
export function report(sort: string, trouble: Trouble | null): void {
	const known = troubles.peek()[sort] ?? null;
	if (known !== trouble) troubles.value = { ...troubles.peek(), [sort]: trouble };
}

/** The sentence stays until it is closed, or is no longer true. */
effect(() => {
	const now = worst.value;
	if (now) stand('storage', { tone: 'warning', words: WORDS[now] });
	else dismiss('storage');
});

/** What a failed write request means. */
export function troubleOf(error: unknown): Trouble {
	const name = error instanceof DOMException ? error.name : '';
	return name === 'QuotaExceededError' ? 'full' : 'none';
}
