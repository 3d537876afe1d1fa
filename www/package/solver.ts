/*
 * The solver without a page, for Node, bundlers and workers: what the package
 * `gridfold` exports. Every question brings its whole puzzle, and answers in the
 * words of the border (`generated/types.ts`). A question keeps its thread busy
 * until it is answered; `nodes` bounds a search.
 */
import { sent } from '../engine/packed';
import type {
	CheckAnswer,
	Draft,
	GradeAnswer,
	HintAnswer,
	Made,
	MakeRequest,
	ParseError,
	ReadPuzzle,
	SolveAnswer,
} from '../engine/types';
import { LOOKS, newSeed, plainWish, type Wish } from '../engine/wish';
import { say } from './sentences';
import { EXPLAIN, GRID, TEXT } from './wasm';

export type {
	Arg,
	Band,
	CheckAnswer,
	Draft,
	Fault,
	Feature,
	GradeAnswer,
	HintAnswer,
	HintStep,
	Made,
	Message,
	ParseError,
	ReadPuzzle,
	SolveAnswer,
	Symmetry,
} from '../engine/types';
export { say };

/** A puzzle: a text in any written form, a share link among them, or a draft as `read` gives it. */
export type Puzzle = string | Draft;

/** A text that holds no grid. Line and column count from 1. */
export class ReadError extends Error {
	override readonly name = 'ReadError';
	readonly line: number;
	readonly column: number;

	constructor({ line, column, message }: ParseError) {
		super(`line ${line}, column ${column}: ${say(message)}`);
		this.line = line;
		this.column = column;
	}
}

const NOTHING = { line: 1, column: 1, message: { key: 'the text holds no grid', args: {} } };

/** The first grid of a text, and which form it was read as. Throws a `ReadError` where there is none. */
export async function read(text: string): Promise<ReadPuzzle> {
	const { recognise } = await TEXT();
	const { found } = recognise({ text, family: 'grid', box: null, line: 1, most: 1 });
	const [first] = found;
	if (first?.type !== 'grid') throw new ReadError(first?.type === 'unread' ? first.error : NOTHING);
	return first;
}

const draftOf = async (puzzle: Puzzle): Promise<Draft> =>
	typeof puzzle === 'string' ? (await read(puzzle)).draft : puzzle;

const unheard = () => undefined;

/** How far a search goes. */
export interface SolveOptions {
	/** So many solutions are looked for at most; 2, which decides whether there is only one. */
	readonly limit?: number;
	/** So many nodes are searched at most; without it until the answer is known. */
	readonly nodes?: number;
	/** The player's own digits row by row, 0 for an open cell: they are taken as givens. */
	readonly entries?: readonly number[];
}

/** The solutions of a puzzle, row by row, and the verdict: `unique`, `several`, `none` or `unknown`. */
export async function solve(puzzle: Puzzle, options: SolveOptions = {}): Promise<SolveAnswer> {
	const draft = await draftOf(puzzle);
	const { limit = 2, nodes = null, entries } = options;
	const request = { draft, entries: entries ? [...entries] : null, limit, nodes };
	return (await GRID()).solve(sent(request), unheard);
}

/** What is wrong with a puzzle and with a player's digits as far as it shows without a search; and its link. */
export async function check(puzzle: Puzzle, entries?: readonly number[]): Promise<CheckAnswer> {
	const draft = await draftOf(puzzle);
	return (await GRID()).check(sent(draft), entries ? [...entries] : null);
}

/** How far somebody has come. */
export interface Played {
	/** The player's own digits row by row, 0 for an open cell. */
	readonly entries?: readonly number[];
	/** For each cell the values that the player's marks leave, v as bit v - 1. Without them hints lead to numbers. */
	readonly marks?: readonly number[];
}

/** What a person would do next, and why: lists of steps, the easiest first. `say(step.sentence)` is the reason. */
export async function hint(puzzle: Puzzle, played: Played = {}): Promise<HintAnswer> {
	const draft = await draftOf(puzzle);
	const { entries = draft.givens.map(() => 0), marks } = played;
	const request = { draft, entries: [...entries], marks: marks ? [...marks] : null };
	return (await EXPLAIN()).hint(sent(request), unheard);
}

/** How hard a puzzle is for a person; null for a draft that is no puzzle. */
export async function rate(puzzle: Puzzle): Promise<GradeAnswer | null> {
	const draft = await draftOf(puzzle);
	return (await EXPLAIN()).grade(sent(draft));
}

/** What a new puzzle is to be like: its kind and size, and what else is not to be left to chance. */
export interface MakeOptions
	extends Pick<Wish, 'kind' | 'size'>,
		Partial<Omit<MakeRequest, 'kind' | 'size' | 'looks'>> {
	/** So many unfinished puzzles are looked at before the wish is given up; 20,000. */
	readonly looks?: number;
}

/** A new puzzle with one solution, its link and its grade; the same `seed` gives the same one. Throws where none was found. */
export async function generate(options: MakeOptions): Promise<Made> {
	const { features = [], aim = { type: 'any' } } = options;
	const wish = plainWish({ ...options, features, aim });
	const request = { ...wish, seed: newSeed(), looks: LOOKS, ...options };
	const answer = (await EXPLAIN()).generate(request, unheard);
	if (answer.type === 'missed') throw new Error(say(answer.message));
	return answer.made;
}

/** A puzzle in another written form, such as `link` or `picture`. Throws where that would lose something of it. */
export async function convert(puzzle: Puzzle, format: string): Promise<string> {
	const draft = await draftOf(puzzle);
	const written = (await TEXT()).write(sent(draft), format);
	if ('refused' in written) throw new Error(say(written.refused));
	return written.text;
}

/** The names of all written forms; `docs/formats.md` shows them. */
export async function formats(): Promise<string[]> {
	return (await TEXT()).formats().map(({ id }) => id);
}
