/*
 * The solver without a page, for Node, bundlers and workers: the exports of the
 * package `gridfold`. This file has the questions about grids; `snakes.ts` has
 * those about snakes. Every question contains the whole puzzle, and answers have
 * the types of the core's interface (`generated/types.ts`). A question blocks
 * its thread until it is answered; `nodes` limits a search.
 */
import { sent } from '../engine/packed';
import type {
	About,
	CheckAnswer,
	GradeAnswer,
	HintAnswer,
	Made,
	MakeRequest,
	SolveAnswer,
} from '../engine/types';
import { LOOKS, newSeed, plainWish } from '../engine/wish';
import { GridfoldError } from './errors';
import { madeRated, rated } from './grades';
import { demand, demandEach, TAKES } from './handed-in';
import type { MakeOptions, Played, SolveOptions } from './options';
import { draftOf, type Puzzle } from './reading';
import { say } from './sentences';
import { EXPLAIN, GRID, TEXT } from './wasm';

export type {
	About,
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
	SnakeCheckAnswer,
	SnakeRepairsAnswer,
	SnakeSolution,
	SnakeSolveAnswer,
	SolveAnswer,
	Symmetry,
} from '../engine/types';
export { type ErrorCode, GridfoldError } from './errors';
export type {
	Box,
	MakeOptions,
	Played,
	SnakeReadOptions,
	SnakeSolveOptions,
	SolveOptions,
} from './options';
export {
	type Chain,
	type Puzzle,
	ReadError,
	type ReadSnake,
	read,
	readSnake,
	type Snake,
} from './reading';
export {
	checkSnake,
	convertSnake,
	type FoldStep,
	foldSteps,
	repairSnake,
	solveSnake,
} from './snakes';
export { say };

const unheard = () => undefined;

/** The solutions of a puzzle, row by row, and the verdict: `unique`, `several`, `none` or `unknown`. */
export async function solve(puzzle: Puzzle, options: SolveOptions = {}): Promise<SolveAnswer> {
	const draft = await draftOf('solve', puzzle);
	demand('solve', 'what is said of it', TAKES.solve, options);
	const { limit = 2, nodes = null, entries } = options;
	demandEach('solve', 'entries', entries, draft.givens.length);
	const request = { draft, entries: entries ? [...entries] : null, limit, nodes };
	return GRID((grid) => grid.solve(sent(request), unheard));
}

/** The faults of a puzzle and of a player's digits that can be found without a search, and the puzzle's link. */
export async function check(puzzle: Puzzle, entries?: readonly number[]): Promise<CheckAnswer> {
	const draft = await draftOf('check', puzzle);
	demand('check', 'the digits', TAKES.entries, entries);
	demandEach('check', 'the list', entries, draft.givens.length);
	return GRID((grid) => grid.check(sent(draft), entries ? [...entries] : null));
}

/**
 * A person's next steps, and why. Each hint is a list of steps: a single one, several numbers that follow at once, or
 * all steps up to a number. `say(step.sentence)` is the reason.
 */
export async function hint(puzzle: Puzzle, played: Played = {}): Promise<HintAnswer> {
	const draft = await draftOf('hint', puzzle);
	demand('hint', 'what was played', TAKES.hint, played);
	const { entries = draft.givens.map(() => 0), marks, ruledOut, toNumber = false } = played;
	demandEach('hint', 'entries', entries, draft.givens.length);
	demandEach('hint', 'marks', marks, draft.givens.length);
	demandEach('hint', 'ruledOut', ruledOut, draft.givens.length);
	const known = { marks: marks ? [...marks] : null, ruledOut: [...(ruledOut ?? [])] };
	const request = { draft, entries: [...entries], ...known, toNumber };
	return EXPLAIN((explain) => explain.hint(sent(request), unheard));
}

/** How difficult a puzzle is for a person, where 1.7 is easy; null for a draft that is not a puzzle. */
export async function rate(puzzle: Puzzle): Promise<GradeAnswer | null> {
	const draft = await draftOf('rate', puzzle);
	const grade = await EXPLAIN((explain) => explain.grade(sent(draft)));
	return grade && rated(grade);
}

/**
 * A new puzzle with one solution, its link and its grade; the same `seed`, a text of digits, gives the same one. Throws
 * if no puzzle was found.
 */
export async function generate(options: MakeOptions): Promise<Made> {
	demand('generate', 'the wish', TAKES.generate, options);
	const { features = [], aim = { type: 'any' } } = options;
	const wish = plainWish({ ...options, features, aim });
	const request = { ...wish, seed: newSeed(), looks: LOOKS, ...options };
	const answer = await EXPLAIN((explain) =>
		explain.generate(sent(request) as unknown as MakeRequest, unheard),
	);
	if (answer.type === 'made') return madeRated(answer.made);
	const { message } = answer;
	const code = UNLUCKY.includes(message.key) ? 'not-found' : 'wrong-value';
	throw new GridfoldError(code, say(message));
}

/** The reasons why a sensible wish may not be met; any other error is a fault of the wish itself. */
const UNLUCKY = ['generate.ended', 'generate.grid-not-found', 'generate.no-grid'];

/**
 * A puzzle in another format, such as `link` or `picture`, with as much of its title, author and other details as
 * the format has room for. Throws if part of the puzzle would be lost.
 */
export async function convert(
	puzzle: Puzzle,
	format: string,
	about: Partial<About> = {},
): Promise<string> {
	const draft = await draftOf('convert', puzzle);
	demand('convert', 'the format', TAKES.text, format);
	demand('convert', 'what is told of it', TAKES.about, about);
	const written = await TEXT((text) => text.write(sent(draft), format, about));
	if ('refused' in written) throw new GridfoldError('not-writable', say(written.refused));
	return written.text;
}

/** The names of all formats; `docs/formats.md` describes them. */
export async function formats(): Promise<string[]> {
	return TEXT((text) => text.formats().map(({ id }) => id));
}
