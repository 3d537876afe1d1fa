/*
 * The functions that compiled texts call (`vite.texts.ts` imports them): a
 * plural, a choice, and the number for # or {count, number}.
 */
import { number as formatted } from '@messageformat/runtime';

export { plural, select } from '@messageformat/runtime';

/** Preparing to format takes a phone 80 ms, and the first picture has only small numbers, which need no preparation. */
export function number(locale: string, value: number, offset: number): string {
	const shown = value - offset;
	const isPlain = Number.isInteger(shown) && shown >= 0 && shown < 1000;
	return isPlain ? String(shown) : formatted(locale, value, offset);
}
