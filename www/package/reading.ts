/* Texts as the questions of both families accept them: the first puzzle in them, or why there is none. */
import type {
	Draft,
	Family,
	ParseError,
	ReadPuzzle,
	Recognised,
	SnakeReading,
} from '../engine/types';
import { GridfoldError } from './errors';
import { demand, TAKES } from './handed-in';
import type { Box, SnakeReadOptions } from './options';
import { say } from './sentences';
import { TEXT } from './wasm';

/** A puzzle: a text in any format, for example a share link, or a draft from `read`. */
export type Puzzle = string | Draft;

/** A chain of E, S and C, and its box. */
export interface Chain {
	readonly chain: string;
	readonly box: Box;
}

/** A snake cube: a text in any format, for example a share link, or a chain and its box. */
export type Snake = string | Chain;

/** A snake read from a text. */
export interface ReadSnake extends Chain, Pick<SnakeReading, 'format' | 'note'> {}

/** The error for a text without a puzzle of the requested family. Line and column are counted from 1. */
export class ReadError extends GridfoldError {
	override readonly name = 'ReadError';
	readonly line: number;
	readonly column: number;

	constructor(line: number, column: number, words: string) {
		super('unread', `line ${line}, column ${column}: ${words}`);
		this.line = line;
		this.column = column;
	}
}

const unread = ({ line, column, message }: ParseError) => new ReadError(line, column, say(message));

const first = (text: string, family: Family, box: Box | null): Promise<Recognised | undefined> =>
	TEXT(({ recognise }) => {
		const sides: [number, number, number] | null = box ? [...box] : null;
		return recognise({ text, family, box: sides, line: 1, most: 1 }).found[0];
	});

/** The first grid in a text, and its format. Throws a `ReadError` if there is none. */
export async function read(text: string): Promise<ReadPuzzle> {
	demand('read', 'the text', TAKES.text, text);
	const found = await first(text, 'grid', null);
	if (found?.type === 'grid') return found;
	throw found?.type === 'unread'
		? unread(found.error)
		: new ReadError(1, 1, 'the text holds no grid');
}

/**
 * The first snake in a text, in its likeliest reading. Throws a `ReadError` if there is no snake, or no box for it.
 */
export async function readSnake(text: string, options: SnakeReadOptions = {}): Promise<ReadSnake> {
	demand('readSnake', 'the text', TAKES.text, text);
	demand('readSnake', 'what is known', TAKES.readSnake, options);
	const found = await first(text, 'snake', options.box ?? null);
	if (found?.type === 'unread') throw unread(found.error);
	const [reading] = found?.type === 'snake' ? found.readings : [];
	if (!reading) throw new ReadError(1, 1, 'the text holds no snake');
	const { chain, box, format, note } = reading;
	if (!box) throw new ReadError(1, 1, 'the text names no box, and the chain fills no cube');
	return { chain, box, format, note };
}

/** The puzzle passed to the question of this name. */
export async function draftOf(question: string, puzzle: Puzzle): Promise<Draft> {
	demand(question, 'the puzzle', TAKES.puzzle, puzzle);
	return typeof puzzle === 'string' ? (await read(puzzle)).draft : puzzle;
}

/** The snake passed to the question of this name, as the core takes it. */
export async function chainOf(
	question: string,
	snake: Snake,
): Promise<{ chain: string; box: [number, number, number] }> {
	demand(question, 'the snake', TAKES.snake, snake);
	const { chain, box } = typeof snake === 'string' ? await readSnake(snake) : snake;
	return { chain, box: [...box] };
}
