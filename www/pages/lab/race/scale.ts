/*
 * Numbers of tries on a logarithmic scale, from 1 to beyond any race, and how
 * long a search of a known size would take. Pure.
 */

/** The number of tries at the right end of the scale. */
const MOST = 1e9;
const SECONDS_A_YEAR = 31_556_952;

/** Where a number is on the scale, from 0 to 1. Zero and one are both at its beginning. */
export function shareOf(tries: number, most = MOST): number {
	return tries <= 1 ? 0 : Math.min(Math.log10(tries) / Math.log10(most), 1);
}

/** The number at a position on the scale, rounded to two digits. */
export function triesAt(share: number, most = MOST): number {
	const exact = 10 ** (share * Math.log10(most));
	const step = 10 ** Math.max(Math.floor(Math.log10(exact)) - 1, 0);
	return Math.round(exact / step) * step;
}

/** A power of ten in the usual notation: 10¹⁷. */
export function powerOfTen(power: number): string {
	return `10${String(power).replaceAll(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)))}`;
}

interface Estimate {
	/** Tries per second, as measured. */
	speed: number;
	/** The log10 of the seconds that the rest would take. */
	seconds: number;
}

/** How long a whole search takes at the average speed so far; null if that is unknown. */
export function estimate(log10Total: number, tries: number, micros: number): Estimate | null {
	if (tries === 0 || micros === 0) return null;
	const speed = (tries / micros) * 1e6;
	return { speed, seconds: log10Total - Math.log10(speed) };
}

/** Seconds in a unit that people can imagine: a number of at most three digits, or a power of ten years. */
export function spanOf(log10Seconds: number): { unit: string; count: number } | { years: number } {
	const years = log10Seconds - Math.log10(SECONDS_A_YEAR);
	if (years >= 6) return { years: Math.round(years) };
	const seconds = 10 ** log10Seconds;
	const units: [string, number][] = [
		['year', SECONDS_A_YEAR],
		['day', 86_400],
		['hour', 3600],
		['minute', 60],
	];
	const found = units.find(([, long]) => seconds >= long);
	return found ? { unit: found[0], count: seconds / found[1] } : { unit: 'second', count: seconds };
}
