/*
 * The functions that compiled texts call (`vite.texts.ts` has them import
 * this): a plural, a choice, and the number that stands for # or {count,
 * number} in them.
 */
import { number as formatted } from '@messageformat/runtime';

export { plural, select } from '@messageformat/runtime';

/** To get ready for formatting takes a phone 80 ms, and the first picture has small numbers alone, which need none. */
export function number(locale: string, value: number, offset: number): string {
	const shown = value - offset;
	const isPlain = Number.isInteger(shown) && shown >= 0 && shown < 1000;
	return isPlain ? String(shown) : formatted(locale, value, offset);
}
