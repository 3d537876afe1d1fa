/*
 * Checks arguments for callers without a type checker: a value of the wrong
 * type, or an unknown option, is rejected with an error that names it. The core
 * decides whether the values make sense together.
 */
import * as v from 'valibot';
import type { About } from '../engine/types';
import { BANDS, LARGEST, SYMMETRIES } from '../engine/wish';
import { FEATURES, MARKS, SIGNS } from '../generated/types';
import { GridfoldError } from './errors';
import type {
	MakeOptions,
	Played,
	SnakeReadOptions,
	SnakeSolveOptions,
	SolveOptions,
} from './options';

/** The largest number that the core accepts. */
const MOST = 0xffff_ffff;

const TEXT = v.string('a text');
const SWITCH = v.boolean('true or false');

const whole = (words: string, least = 0, most = MOST) =>
	v.pipe(v.number(words), v.integer(words), v.minValue(least, words), v.maxValue(most, words));

const WHOLE = whole('a whole number from 0 on');
const POSITIVE = whole('a whole number from 1 on', 1);
/** A count that may be left open. */
const COUNT = v.nullable(WHOLE);
const WHOLES = v.array(WHOLE, 'a list of whole numbers');
const GAPS = v.array(v.picklist(SIGNS, 'the name of a sign'), 'a list of signs');
const CELL_MARKS = v.array(v.picklist(MARKS, 'the name of a mark'), 'a list of marks');
const FEATURE_LIST = v.array(v.picklist(FEATURES, 'the name of a feature'), 'a list of features');

const DRAFT = v.object(
	{
		kind: TEXT,
		size: whole(`a whole number from 1 to ${LARGEST}`, 1, LARGEST),
		unit: POSITIVE,
		features: v.optional(FEATURE_LIST),
		clues: v.object({ top: WHOLES, right: WHOLES, bottom: WHOLES, left: WHOLES }, 'four lists'),
		givens: WHOLES,
		across: GAPS,
		down: GAPS,
		marks: v.optional(CELL_MARKS),
	},
	'a text or a draft',
);

const BOX = v.strictTuple([POSITIVE, POSITIVE, POSITIVE], 'three whole numbers');
const SNAKE = v.object({ chain: TEXT, box: BOX }, 'a text or a chain with its box');

/** A schema whose message lists all possible names: `band must be one of gentle, easy, ...`. */
const oneOf = (names: readonly string[]) => v.picklist(names, `one of ${names.join(', ')}`);

const AIM_WORDS =
	"{ type: 'any' }, { type: 'band', band }, { type: 'bands', from, to } or { type: 'rule', rule }";
const AIM = v.variant(
	'type',
	[
		v.strictObject({ type: v.literal('any') }),
		v.strictObject({ type: v.literal('band'), band: oneOf(BANDS) }),
		v.strictObject({ type: v.literal('bands'), from: oneOf(BANDS), to: oneOf(BANDS) }),
		v.strictObject({ type: v.literal('rule'), rule: TEXT }),
	],
	AIM_WORDS,
);

type Fields<Options> = { [Name in keyof Required<Options>]: v.GenericSchema };

/** An object of options; the compiler requires a line for each option, and all other names are rejected. */
const options = <Options>(fields: Fields<Options>) =>
	v.pipe(NO_LIST, v.strictObject(fields, 'an object of options'));

/** A list would pass for an object, and its methods for options. */
const NO_LIST = v.custom((value) => !Array.isArray(value), 'an object of options');

const SOLVE = options<SolveOptions>({
	limit: v.optional(POSITIVE),
	nodes: v.optional(COUNT),
	entries: v.optional(WHOLES),
});

const HINT = options<Played>({
	entries: v.optional(WHOLES),
	marks: v.optional(WHOLES),
	ruledOut: v.optional(WHOLES),
	toNumber: v.optional(SWITCH),
});

const ABOUT = options<Partial<About>>({
	title: v.optional(TEXT),
	author: v.optional(TEXT),
	rules: v.optional(TEXT),
	note: v.optional(TEXT),
	locks: v.optional(TEXT),
	solution: v.optional(WHOLES),
});

const DIGITS = 'a text of digits';
const ALL_DIGITS = /^\d+$/;

/** The largest seed that the core accepts. */
const MOST_SEED = 2n ** 64n - 1n;

const SEED = v.pipe(
	v.string(DIGITS),
	v.regex(ALL_DIGITS, DIGITS),
	// Every check of a pipe runs, even after one has failed.
	v.check(
		(digits) => !ALL_DIGITS.test(digits) || BigInt(digits) <= MOST_SEED,
		`at most ${MOST_SEED}`,
	),
);

const LOCK = oneOf(['open', 'kept', 'filled', 'empty']);

/** The fixed parts of a new puzzle: values that stay, and places that are to be filled or empty. */
const LOCKS = v.object(
	{
		draft: DRAFT,
		places: v.array(
			v.variant(
				'type',
				[
					v.strictObject({ lock: LOCK, type: v.literal('cell'), cell: WHOLE }),
					v.strictObject({ lock: LOCK, type: v.literal('clue'), side: TEXT, index: WHOLE }),
					v.strictObject({ lock: LOCK, type: v.literal('sign'), first: WHOLE, second: WHOLE }),
				],
				'a place and its lock',
			),
			'a list of places',
		),
		elsewhere: LOCK,
	},
	'an object of locks',
);

const GENERATE = options<MakeOptions>({
	kind: TEXT,
	size: POSITIVE,
	features: v.optional(FEATURE_LIST),
	aim: v.optional(AIM),
	symmetry: v.optional(oneOf(SYMMETRIES)),
	locks: v.optional(LOCKS),
	minimal: v.optional(SWITCH),
	singly: v.optional(SWITCH),
	givens: v.optional(COUNT),
	clues: v.optional(COUNT),
	signs: v.optional(COUNT),
	marks: v.optional(COUNT),
	seed: v.optional(SEED),
	looks: v.optional(COUNT),
});

const READ_SNAKE = options<SnakeReadOptions>({ box: v.optional(BOX) });

const SOLVE_SNAKE = options<SnakeSolveOptions>({
	keep: v.optional(WHOLE),
	nodes: v.optional(COUNT),
	corner: v.optional(SWITCH),
});

/** The part of a folding that its steps need. */
const FOLDING = v.object(
	{ arrows: TEXT, moves: TEXT, cells: v.array(v.array(WHOLE), 'a list of cells') },
	'a folding',
);

/** The arguments that each question takes. */
export const TAKES = {
	text: TEXT,
	entries: v.optional(WHOLES),
	puzzle: v.union([TEXT, DRAFT], 'a text or a draft'),
	snake: v.union([TEXT, SNAKE], 'a text or a chain with its box'),
	folding: v.optional(FOLDING),
	message: v.object(
		{ key: TEXT, args: v.record(v.string(), v.unknown(), 'an object') },
		'a message',
	),
	about: ABOUT,
	solve: SOLVE,
	hint: HINT,
	generate: GENERATE,
	readSnake: READ_SNAKE,
	solveSnake: SOLVE_SNAKE,
};

/**
 * Rejects arguments that a question does not take, and names them: `generate: seed is 3; it must be a text of digits.`
 */
export function demand(
	question: string,
	name: string,
	schema: v.GenericSchema,
	value: unknown,
): void {
	const { issues } = v.safeParse(schema, value);
	if (issues) throw refusal(question, name, mostExact(issues[0]));
}

/** Rejects a list that does not have one number for each cell. */
export function demandEach(
	question: string,
	name: string,
	list: readonly number[] | undefined,
	cells: number,
): void {
	if (!list || list.length === cells) return;
	const words = `${question}: ${name} has ${list.length} numbers, and the puzzle ${cells} cells.`;
	throw new GridfoldError('wrong-value', words);
}

/** For a value with several possible types, the issue that concerns the intended type. */
function mostExact(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
	const deeper = issue.issues?.find(({ path }) => path);
	return deeper ?? issue;
}

/** The longest value that an error repeats, in characters. */
const LONGEST = 80;

/** A value as an error shows it: not too long, and without characters that a terminal or a line of text obeys. */
function printable(value: string): string {
	const begins = Array.from(value.slice(0, 2 * LONGEST)).slice(0, LONGEST);
	const shown = begins.map((sign) =>
		/\p{C}/u.test(sign) ? `\\u{${sign.codePointAt(0)?.toString(16)}}` : sign,
	);
	return `${shown.join('')}${value.length > LONGEST ? '…' : ''}`;
}

function refusal(question: string, name: string, issue: v.BaseIssue<unknown>): GridfoldError {
	const path = printable((issue.path ?? []).map(({ key }) => String(key)).join('.'));
	const isUnknown = issue.expected === 'never' && issue.type === 'strict_object';
	if (isUnknown) return new GridfoldError('unknown-option', `${question} has no option "${path}".`);
	const what = path || name;
	const isMissing = issue.received === 'undefined';
	const words = isMissing ? `${what} is missing` : `${what} is ${printable(issue.received)}`;
	const wanted = isMissing && path ? '' : `; it must be ${issue.message}`;
	return new GridfoldError('wrong-value', `${question}: ${words}${wanted}.`);
}
