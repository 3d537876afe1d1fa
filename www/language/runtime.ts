/*
 * The functions called by compiled texts (`vite.texts.ts` imports them): a
 * plural, a choice, and the number for # or {count, number}.
 */
import { number as formatted } from '@messageformat/runtime';

export { plural, select } from '@messageformat/runtime';

/**
 * Whether a number is written the same in every language. Creating a formatter takes 80 ms on a slow phone, and the
 * first picture has only such numbers.
 */
export const isPlain = (value: number): boolean =>
	Number.isInteger(value) && value >= 0 && value < 1000;

/** A number that is words already stays as it is. */
export function number(locale: string, value: number | string, offset: number): string {
	if (typeof value === 'string') return value;
	const shown = value - offset;
	return isPlain(shown) ? String(shown) : formatted(locale, value, offset);
}
