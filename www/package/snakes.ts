/*
 * The questions about snake cubes: whether and how a chain of cubelets can be
 * folded into a box. A snake is a text in any format, or a chain of E (end), S
 * (straight) and C (corner) with the three sides of its box.
 */
import type {
	Message,
	SnakeCheckAnswer,
	SnakeRepairsAnswer,
	SnakeSolution,
	SnakeSolveAnswer,
} from '../engine/types';
import { runsOf } from '../pictures/snake/chain';
import { GridfoldError } from './errors';
import { demand, TAKES } from './handed-in';
import type { SnakeSolveOptions } from './options';
import { chainOf, type Snake } from './reading';
import { say } from './sentences';
import { SNAKE, TEXT } from './wasm';

const unheard = () => undefined;

/** The default number of foldings in an answer. */
const KEEP = 1000;

/**
 * What is known about a snake without a search: its cubelets, its segments, why it cannot fill the box, and its link.
 */
export async function checkSnake(snake: Snake): Promise<SnakeCheckAnswer> {
	const { chain, box } = await chainOf('checkSnake', snake);
	return SNAKE((core) => core.snakeCheck(chain, box));
}

/** All foldings: how many there are up to rotation and reflection, and the first of them. */
export async function solveSnake(
	snake: Snake,
	options: SnakeSolveOptions = {},
): Promise<SnakeSolveAnswer> {
	const known = await chainOf('solveSnake', snake);
	demand('solveSnake', 'what is said of it', TAKES.solveSnake, options);
	const { keep = KEEP, nodes = null, corner = false } = options;
	return SNAKE((core) => core.snakeSolve({ ...known, keep, nodes, corner }, unheard));
}

/** The foldable snakes that differ from this one by one mistake. */
export async function repairSnake(snake: Snake): Promise<SnakeRepairsAnswer> {
	const known = await chainOf('repairSnake', snake);
	return SNAKE((core) => core.snakeRepairs(known, unheard));
}

/** A snake in another format, such as `link` or `lengths`. Throws if something would be lost. */
export async function convertSnake(snake: Snake, format: string): Promise<string> {
	const { chain, box } = await chainOf('convertSnake', snake);
	demand('convertSnake', 'the format', TAKES.text, format);
	const written = await TEXT((text) => text.snakeWrite(chain, box, format));
	if ('refused' in written) throw new GridfoldError('not-writable', say(written.refused));
	return written.text;
}

/** One segment of a folding, in the order in which one folds it by hand. */
export interface FoldStep {
	/** The direction of the segment: `> < ^ v . o` for +x -x +y -y +z -z, and R L U D F B for the same. */
	readonly arrow: string;
	readonly move: string;
	/** The x, y and z of its cubelets; a corner is the last cubelet of one segment and the first of the next. */
	readonly cells: readonly (readonly [number, number, number])[];
	/** The step in words, for `say`. */
	readonly sentence: Message;
}

const WORDS: Record<string, string> = {
	R: 'right',
	L: 'left',
	U: 'up',
	D: 'down',
	F: 'front',
	B: 'back',
};

/** The folding of a snake, segment by segment: the given folding from `solveSnake`, or the first one found. */
export async function foldSteps(snake: Snake, solution?: SnakeSolution): Promise<FoldStep[]> {
	const { chain, box } = await chainOf('foldSteps', snake);
	demand('foldSteps', 'the folding', TAKES.folding, solution);
	const folding = solution ?? (await solveSnake({ chain, box }, { keep: 1 })).solutions[0];
	if (!folding) throw new GridfoldError('not-found', 'foldSteps: the snake does not fold.');
	const runs = runsOf(chain);
	if (!isOf(runs, folding))
		throw new GridfoldError('wrong-value', 'foldSteps: the folding is not one of this snake.');
	return stepsOf(runs, folding);
}

/** Whether a folding has a move for each segment and a place for each cubelet. */
function isOf(runs: readonly number[], { moves, arrows, cells }: SnakeSolution): boolean {
	const [letters, signs] = [moves.split(' '), arrows.split(' ')];
	const cubelets = runs.reduce((sum, run) => sum + run - 1, 1);
	return (
		letters.length === runs.length &&
		signs.length === runs.length &&
		cells.length === cubelets &&
		letters.every((letter) => Object.hasOwn(WORDS, letter))
	);
}

function stepsOf(runs: readonly number[], { moves, arrows, cells }: SnakeSolution): FoldStep[] {
	const [letters, signs] = [moves.split(' '), arrows.split(' ')];
	let from = 0;
	return runs.map((cubelets, at) => {
		const move = letters[at] ?? '';
		const sentence = stepSentence(move, at + 1, cubelets);
		const its = cells.slice(from, from + cubelets);
		from += cubelets - 1;
		return { arrow: signs[at] ?? '', move, cells: its, sentence };
	});
}

const stepSentence = (move: string, number: number, cubelets: number): Message => ({
	key: `snake.step-${WORDS[move]}`,
	args: {
		number: { type: 'number', value: number },
		cubelets: { type: 'number', value: cubelets },
	},
});
