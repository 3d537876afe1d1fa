/*
 * Reads the simplest links without the core, so that their boards need not wait for it: the core is the largest file
 * that a board needs. Everything else (letters of features, words, a cut-off end) is left to the core, and so is the
 * check at the end. A test compares the results of the two readers.
 */
import known from '../generated/kinds.json' with { type: 'json' };
import { wholeMarks } from './anchors';
import type { Draft, Sign } from './types';

const LINK = /^([a-z]{3})([1-9]\d?)((?:\.[-1-9a-wD-W]+)+?)(\.\w)?$/;
const LARGEST = 32;
const SIGNS: Readonly<Record<string, Sign>> = { '-': 'none', l: 'less', g: 'greater' };

export function readPlain(link: string): Draft | null {
	const [, prefix, digits, rest = ''] = LINK.exec(link) ?? [];
	const kind = known.find((one) => one.prefix === prefix);
	const size = Number(digits);
	if (!kind || size < 2 || size > LARGEST) return null;
	const texts = rest.slice(1).split('.');
	/** The values of the next section; null if it contains anything else. */
	const section = <One>(places: number, read: (char: string) => One | undefined): One[] | null => {
		const written = texts.shift()?.replace(/[D-W]/g, (run) => '-'.repeat(run.charCodeAt(0) - 65));
		const all = [...(written ?? '')].map(read);
		return all.length === places && !all.includes(undefined) ? (all as One[]) : null;
	};
	const value = (char: string) => {
		const number = char === '-' ? 0 : Number.parseInt(char, 36);
		return number <= size ? number : undefined;
	};
	const sign = (char: string) => SIGNS[char];
	const gaps = size * (size - 1);
	const side = () => (kind.clues ? section(size, value) : new Array<number>(size).fill(0));
	const between = () => (kind.signs ? section(gaps, sign) : new Array<Sign>(gaps).fill('none'));
	const [top, right, bottom, left] = [side(), side(), side(), side()];
	const mayEnd = kind.clues && !kind.signs && texts.length === 0;
	const givens = mayEnd ? new Array<number>(size ** 2).fill(0) : section(size ** 2, value);
	const [across, down] = [between(), between()];
	const marks = wholeMarks(size);
	if (!top || !right || !bottom || !left || !givens || !across || !down) return null;
	if (texts.length > 0) return null;
	const clues = { top, right, bottom, left };
	return { kind: kind.id, size, unit: 1, features: [], clues, givens, across, down, marks };
}
