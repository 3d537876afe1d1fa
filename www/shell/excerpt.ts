/* The useful part of a long text: its beginning, or the characters around a place in it. */

/** This many characters are enough to recognise a text. */
const MOST = 200;

/** This many characters on each side of a place. */
const BESIDE = 24;

export const beginning = (text: string): string =>
	text.length > MOST ? `${characters(text.slice(0, MOST)).slice(0, -1).join('')} …` : text;

/** The character at a line and column, counted from 1, with its neighbours in the line. */
export function around(text: string, line: number, column: number): [string, string, string] {
	const begin = lineStart(text, line);
	const found = text.indexOf('\n', begin);
	const end = found < 0 ? text.length : found;
	let at = begin;
	// The core counts characters; a string counts UTF-16 units.
	for (let left = column - 1; left > 0 && at < end; left--) at += widthAt(text, at);
	const next = Math.min(at + widthAt(text, at), end);
	const before = characters(text.slice(Math.max(begin, at - 2 * BESIDE), at)).slice(-BESIDE);
	const after = characters(text.slice(next, Math.min(end, next + 2 * BESIDE))).slice(0, BESIDE);
	return [before.join(''), text.slice(at, next) || ' ', after.join('')];
}

const characters = (text: string) => Array.from(text);

const widthAt = (text: string, at: number) => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

/** The start of the line with this number. A text of many megabytes is not split into lines just to find one. */
function lineStart(text: string, line: number): number {
	let at = 0;
	for (let left = line - 1; left > 0; left--) {
		const end = text.indexOf('\n', at);
		if (end < 0) return text.length;
		at = end + 1;
	}
	return at;
}
