/*
 * Digits that belong together: on a board above 9, "1" and then quickly "2"
 * are 12; with heights shown as 10, 20, ... the closing 0 of "30" adds
 * nothing. A pure step from the last stroke to the next; no clock inside.
 */

/** Digits typed within this time at one place are one number. */
export const TOGETHER = 900;

export interface Stroke {
	/** What this stroke is about; a stroke elsewhere starts afresh. */
	readonly where: string;
	readonly value: number;
	readonly when: number;
	/** Names the undo step, so that the digits of one number are one step. */
	readonly name: string;
}

export interface Typed {
	/** The value to write, or null if this digit changes nothing. */
	readonly value: number | null;
	readonly stroke: Stroke;
}

export interface Typing {
	readonly where: string;
	readonly when: number;
	readonly highest: number;
	readonly unit: number;
}

export function typeDigit(last: Stroke | null, digit: number, now: Typing): Typed {
	const goesOn = last !== null && last.where === now.where && now.when - last.when <= TOGETHER;
	if (goesOn && now.unit === 10 && digit === 0 && last.value * 10 > now.highest) {
		return { value: null, stroke: { ...last, when: 0 } };
	}
	const joined = goesOn ? last.value * 10 + digit : digit;
	if (goesOn && last.value > 0 && joined <= now.highest) return write(joined, now, last.name);
	return write(digit <= now.highest ? digit : null, now, `${now.where}@${now.when}`);
}

function write(value: number | null, { where, when }: Typing, name: string): Typed {
	return { value, stroke: { where, value: value ?? 0, when, name } };
}
