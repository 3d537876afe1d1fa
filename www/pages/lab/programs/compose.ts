/*
 * A strategy as a program that runs on its own and prints its counts: the puzzle, the shared parts, the strategy,
 * and the last line. The parts are the files of this folder; to add a strategy, add a `.py` and a `.js` file with
 * its name. Pure.
 */

export const LANGUAGES = ['python', 'javascript'] as const;
export type ProgramLanguage = (typeof LANGUAGES)[number];

/** The file extension of a language. */
export const ENDING: Record<ProgramLanguage, string> = { python: 'py', javascript: 'js' };

/** A puzzle as the programs read it: cells row by row from 0, clues left to right or top to bottom, 0 for none. */
export interface ProgramData {
	size: number;
	givens: readonly number[];
	top: readonly number[];
	right: readonly number[];
	bottom: readonly number[];
	left: readonly number[];
	/** The lesser and the greater cell of each sign. */
	less: readonly (readonly [number, number])[];
}

/** The other parts that a strategy needs: strategies that reason about sets of values share a search. */
const RESTS_ON: Readonly<Record<string, readonly string[]>> = {
	elimination: ['sets'],
	queue: ['sets'],
	candidates: ['sets'],
	'fix-point': ['sets', 'cheap-rules'],
	stronger: ['sets', 'cheap-rules'],
};

/** The files of a strategy's program, after the puzzle. */
export const partsFor = (strategy: string): string[] => [
	'common',
	...(RESTS_ON[strategy] ?? []),
	strategy,
	'end',
];

export function programText(
	language: ProgramLanguage,
	title: string,
	data: ProgramData,
	parts: readonly string[],
): string {
	const [mark, before, after] = language === 'python' ? ['#', '', ''] : ['//', 'const ', ';'];
	const puzzle = Object.entries(data).map(
		([name, value]) => `${before}${name} = ${JSON.stringify(value)}${after}\n`,
	);
	return `${mark} ${title}\n${puzzle.join('')}${parts.join('')}`;
}
