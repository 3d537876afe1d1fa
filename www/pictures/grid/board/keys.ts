/*
 * Keys to intents: what a keystroke on the board asks for, as a pure function.
 * Digits are read by `KeyboardEvent.code`, because the unshifted top row of a
 * French keyboard types other characters; letters and signs by `key`, because
 * their places differ. This file does not know the effect of an intent.
 */
import type { Sign } from '../../../engine/types';
import { SHAPE_NAMES, SHAPES, type Shape } from '../variants';

/** What a player's digit does: it is written, marked, or selects a colour. */
export type Tool = 'digit' | 'corner' | 'centre' | 'colour';

export type Intent =
	| { do: 'move'; down: number; right: number }
	| { do: 'row-end'; last: boolean }
	| { do: 'corner'; last: boolean }
	| { do: 'digit'; digit: number }
	/** A digit for a tool other than the chosen one. */
	| { do: 'mark'; digit: number; tool: Tool }
	/** A tool, or the digits again if that tool is already chosen. */
	| { do: 'tool'; tool: Tool }
	| { do: 'extend'; down: number; right: number }
	| { do: 'all' }
	| { do: 'play'; deed: Deed }
	/** Asks a question; the next key names its subject. */
	| { do: 'ask' }
	| { do: 'query'; about: Query }
	| { do: 'number'; number: number }
	| { do: 'erase' }
	| { do: 'erase-back' }
	| { do: 'next' }
	| { do: 'space' }
	/** Enters "no clue" at the border, and nothing in a cell. */
	| { do: 'dash' }
	/** Enters "no clue" at the border, and a sign in a cell. */
	| { do: 'dot' }
	| { do: 'sign'; sign: Sign }
	/** A circle or a square below the number. */
	| { do: 'shape'; mark: Shape }
	| { do: 'cancel' };

/** What a letter does to the player's own entries. */
type Deed = 'fill' | 'tidy' | 'branch' | 'branch-back' | 'check' | 'hint' | 'why' | 'look';

/** The subject of a question: the line of the caret, the progress of the board, or where a number is. */
export type Query = 'row' | 'column' | 'progress' | number;

interface Key {
	key: string;
	code: string;
	ctrlKey: boolean;
	metaKey: boolean;
	altKey: boolean;
	shiftKey?: boolean;
}

const ARROWS: Record<string, [number, number]> = {
	ArrowUp: [-1, 0],
	ArrowDown: [1, 0],
	ArrowLeft: [0, -1],
	ArrowRight: [0, 1],
};

const SIGNS: Record<string, Sign> = {
	'<': 'less',
	',': 'less',
	'>': 'greater',
	'|': 'bar',
};

/** Keys that need no second key. */
const PLAIN: Record<string, Plain> = {
	Delete: 'erase',
	Backspace: 'erase-back',
	Enter: 'next',
	' ': 'space',
	'-': 'dash',
	'.': 'dot',
	Escape: 'cancel',
	q: 'ask',
	Q: 'ask',
};

type Plain = 'erase' | 'erase-back' | 'next' | 'space' | 'dash' | 'dot' | 'cancel' | 'ask';

export function intentOf(event: Key, size: number, playing = false, asking = false): Intent | null {
	if (event.altKey) return null;
	const about = asking ? query(event) : null;
	if (about !== null) return { do: 'query', about };
	const played = playing ? playIntent(event, size) : null;
	if (played) return played;
	if (event.ctrlKey || event.metaKey) return corner(event.key);
	const arrow = ARROWS[event.key];
	if (arrow && event.shiftKey) return { do: 'extend', down: arrow[0], right: arrow[1] };
	return moving(event.key) ?? digit(event) ?? letter(event.key, size) ?? other(event);
}

const QUERIES: Record<string, Query> = { R: 'row', C: 'column', G: 'progress' };

function query(event: Key): Query | null {
	if (event.ctrlKey || event.metaKey) return null;
	const found = digit(event);
	return found?.do === 'digit' ? found.digit : (QUERIES[event.key.toUpperCase()] ?? null);
}

/** Keys that have a meaning only on a board with the player's own digits and marks. */
function playIntent(event: Key, size: number): Intent | null {
	const mod = event.ctrlKey || event.metaKey;
	const shift = event.shiftKey ?? false;
	const found = digit(event);
	if (found?.do === 'digit' && (mod || shift))
		return { do: 'mark', digit: found.digit, tool: mod ? (shift ? 'colour' : 'centre') : 'corner' };
	if (mod) return event.code === 'KeyA' && !shift ? { do: 'all' } : null;
	if (letter(event.key, size)) return null;
	const tool = TOOL_KEYS[event.code];
	if (tool && !shift) return { do: 'tool', tool };
	const deed = DEED_KEYS[`${shift ? 'Shift+' : ''}${event.key.toUpperCase()}`];
	return deed ? { do: 'play', deed } : null;
}

/** Keys by their position: the bottom row of letters, whatever is printed on the keys. */
const TOOL_KEYS: Record<string, Tool> = {
	KeyZ: 'digit',
	KeyX: 'corner',
	KeyC: 'centre',
	KeyV: 'colour',
};

const DEED_KEYS: Record<string, Deed> = {
	M: 'fill',
	'Shift+M': 'tidy',
	B: 'branch',
	'Shift+B': 'branch-back',
	K: 'check',
	H: 'hint',
	W: 'why',
	L: 'look',
};

/** The same for a board rotated to the right by quarter turns: arrows go where they point. */
export function turnedBack(intent: Intent, turns: number): Intent {
	if (intent.do !== 'move' && intent.do !== 'extend') return intent;
	let { down, right } = intent;
	// Avoids -0, which would not equal 0.
	for (let at = 0; at < turns; at++) [down, right] = [right === 0 ? 0 : -right, down];
	return { ...intent, down, right };
}

function corner(key: string): Intent | null {
	return key === 'Home' || key === 'End' ? { do: 'corner', last: key === 'End' } : null;
}

function moving(key: string): Intent | null {
	const arrow = ARROWS[key];
	if (arrow) return { do: 'move', down: arrow[0], right: arrow[1] };
	return key === 'Home' || key === 'End' ? { do: 'row-end', last: key === 'End' } : null;
}

function digit({ code, key }: Key): Intent | null {
	const found = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? /^\d$/.exec(key)?.[0];
	return found === undefined ? null : { do: 'digit', digit: Number(found) };
}

/** On boards above 9 the letters continue after the digits: a = 10. */
function letter(key: string, size: number): Intent | null {
	if (size < 10 || !/^[a-z]$/i.test(key)) return null;
	const value = Number.parseInt(key, 36);
	return value <= size ? { do: 'number', number: value } : null;
}

function other({ key, code }: Key): Intent | null {
	// On a German keyboard the numeric keypad has a decimal comma, which is not a sign.
	if (code === 'NumpadDecimal') return null;
	const sign = SIGNS[key];
	if (sign) return { do: 'sign', sign };
	const mark = SHAPE_NAMES.find((one) => SHAPES[one].key === key.toUpperCase());
	if (mark) return { do: 'shape', mark };
	const plain = PLAIN[key];
	return plain ? { do: plain } : null;
}
