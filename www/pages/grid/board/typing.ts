/*
 * Digits that belong together: on a board above 9, "1" and then quickly "2" are 12.
 * With heights shown as 10, 20, ... typed numbers are read as shown, so both 30
 * and 3 mean the third height; with parks 0 is the lowest value. Pure: computes
 * the next stroke from the last one, without a clock. This file also reads the
 * numbers in a text.
 */

/** Digits typed within this time at one place form one number. */
export const TOGETHER = 900;

export interface Stroke {
	/** The place that this stroke writes to; a stroke elsewhere starts afresh. */
	readonly where: string;
	/** The digits so far, as one number; 0 while they have no meaning. */
	readonly typed: number;
	readonly when: number;
	/** Names the undo step, so that the digits of one number are one step. */
	readonly name: string;
}

interface Typed {
	/** The value to write, or null if this digit changes nothing. */
	readonly value: number | null;
	readonly stroke: Stroke;
	/** Whether no further digit could make a longer number. */
	readonly isWhole: boolean;
}

interface Typing {
	readonly where: string;
	readonly when: number;
	/** The highest value; 1 is the lowest. */
	readonly highest: number;
	readonly unit: number;
	/** Whether the lowest value is shown as 0, which otherwise erases. */
	readonly parks: boolean;
}

export function typeDigit(last: Stroke | null, digit: number, now: Typing): Typed {
	const goesOn = last !== null && last.where === now.where && now.when - last.when <= TOGETHER;
	const typed = (goesOn && last.typed > 0 ? goOn(last, digit, now) : null) ?? afresh(digit, now);
	return { ...typed, isWhole: isWhole(typed.stroke.typed, now) };
}

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const isWhole = (typed: number, now: Typing) =>
	typed === 0 || DIGITS.every((digit) => meaning(typed * 10 + digit, now) === null);

function goOn(last: Stroke, digit: number, now: Typing): Omit<Typed, 'isWhole'> | null {
	const typed = last.typed * 10 + digit;
	const value = meaning(typed, now);
	if (value === null) return now.unit === 10 && digit === 0 ? { value, stroke: last } : null;
	const same = value === meaning(last.typed, now);
	return { value: same ? null : value, stroke: { ...last, typed, when: now.when } };
}

function afresh(digit: number, now: Typing): Omit<Typed, 'isWhole'> {
	const { where, when } = now;
	const value = meaning(digit, now);
	return {
		value,
		stroke: { where, typed: value === null ? 0 : digit, when, name: `${where}@${when}` },
	};
}

/** The meaning of a number typed on such a board, if any. */
export function meaning(
	typed: number,
	{ highest, unit, parks }: Omit<Typing, 'where' | 'when'>,
): number | null {
	const ground = parks ? 1 : 0;
	if (typed % unit === 0 && typed / unit + ground <= highest) return typed / unit + ground;
	return typed + ground <= highest ? typed + ground : null;
}

/**
 * The numbers for a side, 0 where there is none, as in "1 3 2", "1,3,2" and "5 . 5 3 - 1". "132" is not read,
 * because it may mean anything.
 */
export function numbersIn(text: string): number[] {
	const words = text.trim().split(/[\s,;]+/);
	const plain = words.length > 1 && words.every((word) => /^(?:\d+|[-._])$/.test(word));
	if (!plain || text.trim().includes('\n')) return [];
	return words.map((word) => (/\d/.test(word) ? Number(word) : 0));
}

/** The clues of a whole side, "5 . 5 3 . 1" or "5.53.1", with 0 if there is none; null if it is not a side. */
export function sideIn(text: string, size: number, highest: number): number[] | null {
	const spaced = /[\s,;]/.test(text.trim()) || highest > 9;
	const words = spaced ? text.trim().split(/[\s,;]+/) : [...text.trim()];
	const plain = words.every((word) => /^(?:\d*|[-._])$/.test(word));
	const values = words.map((word) => (/\d/.test(word) ? Number(word) : 0));
	if (!plain || values.length > size || values.some((value) => value > highest)) return null;
	return [...values, ...new Array<number>(size - values.length).fill(0)];
}
