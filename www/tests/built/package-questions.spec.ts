/*
 * The questions of the npm package, as asked by a plain JavaScript program. Faulty arguments are rejected with
 * errors that name them, ratings have their usual form, and snake cubes are read, folded and repaired.
 */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import type * as Solver from '../../package/solver';

const folder = fileURLToPath(new URL('../../../dist-package/', import.meta.url));

/** The package without its types, which would prevent a test from passing invalid arguments. */
const loaded = async () =>
	(await import(pathToFileURL(`${folder}solver.js`).href)) as typeof Solver;

type Plain = Record<string, (...handed: unknown[]) => unknown>;

const LINK = 'sky4.1332.2122.3213.1423';
const SNAKE = '3,2,2,3,2,3,2,2,3,3,2,2,2,3,3,3,3';
const DRAFT = {
	kind: 'latin',
	size: 2,
	unit: 1,
	features: [],
	clues: { top: [0, 0], right: [0, 0], bottom: [0, 0], left: [0, 0] },
	givens: [1, 0, 0, 0],
	across: ['none', 'none'],
	down: ['none', 'none'],
};

/** A faulty call, the code of its error, and the error's message. */
const WRONG: [question: string, handed: unknown[], code: string, words: string][] = [
	['solve', [], 'wrong-value', 'solve: the puzzle is missing; it must be a text or a draft.'],
	['solve', [7], 'wrong-value', 'solve: the puzzle is 7; it must be a text or a draft.'],
	['solve', [LINK, { level: 1 }], 'unknown-option', 'solve has no option "level".'],
	[
		'solve',
		[LINK, 2],
		'wrong-value',
		'solve: what is said of it is 2; it must be an object of options.',
	],
	[
		'solve',
		[LINK, { limit: '2' }],
		'wrong-value',
		'solve: limit is "2"; it must be a whole number from 1 on.',
	],
	[
		'solve',
		[{ ...DRAFT, givens: 'none' }],
		'wrong-value',
		'solve: givens is "none"; it must be a list of whole numbers.',
	],
	['check', [LINK, [1.5]], 'wrong-value', 'check: 0 is 1.5; it must be a whole number from 0 on.'],
	[
		'generate',
		[{ kind: 'latin', size: 4, seed: 'x' }],
		'wrong-value',
		'generate: seed is "x"; it must be a text of digits.',
	],
	[
		'solve',
		[LINK, { nodes: `\0\u202e\u001b[31m${'x'.repeat(100_000)}` }],
		'wrong-value',
		`solve: nodes is "\\u{0}\\u{202e}\\u{1b}[31m${'x'.repeat(72)}…; it must be a whole number from 0 on.`,
	],
	[
		'solve',
		[{ ...DRAFT, size: 0xffff_ffff }],
		'wrong-value',
		'solve: size is 4294967295; it must be a whole number from 1 to 32.',
	],
	[
		'say',
		[{ key: 'rule.last-cell', args: { line: 5, values: null } }],
		'wrong-value',
		'say: an argument of the message is not as expected.',
	],
	['solve', [LINK, { '\u202e': 1 }], 'unknown-option', 'solve has no option "\\u{202e}".'],
	['hint', [LINK, { digits: [] }], 'unknown-option', 'hint has no option "digits".'],
	[
		'hint',
		[LINK, { entries: [1, 2] }],
		'wrong-value',
		'hint: entries has 2 numbers, and the puzzle 16 cells.',
	],
	['rate', [null], 'wrong-value', 'rate: the puzzle is null; it must be a text or a draft.'],
	['rate', ['hello'], 'unread', 'line 1, column 1: '],
	[
		'generate',
		[],
		'wrong-value',
		'generate: the wish is missing; it must be an object of options.',
	],
	['generate', [{ size: 5 }], 'wrong-value', 'generate: kind is missing.'],
	[
		'generate',
		[{ kind: 'latin', size: 4, seed: 3 }],
		'wrong-value',
		'generate: seed is 3; it must be a text of digits.',
	],
	[
		'generate',
		[{ kind: 'latin', size: 4, level: 'easy' }],
		'unknown-option',
		'generate has no option "level".',
	],
	[
		'generate',
		[{ kind: 'latin', size: 4, aim: 'easy' }],
		'wrong-value',
		"generate: aim is \"easy\"; it must be { type: 'any' }, { type: 'band', band }, { type: 'bands', from, to } or { type: 'rule', rule }.",
	],
	['generate', [{ kind: 'kakuro', size: 4 }], 'wrong-value', 'kakuro'],
	[
		'generate',
		[{ kind: 'latin', size: 4, aim: { type: 'band', band: 'x' } }],
		'wrong-value',
		'generate: aim.band is "x"; it must be one of gentle, easy, medium, hard, expert, master, trial.',
	],
	[
		'generate',
		[{ kind: 'latin', size: 4, symmetry: 'round' }],
		'wrong-value',
		'generate: symmetry is "round"; it must be one of none, half-turn, mirror.',
	],
	[
		'generate',
		[{ kind: 'latin', size: 4, seed: '99999999999999999999999' }],
		'wrong-value',
		'generate: seed is "99999999999999999999999"; it must be at most 18446744073709551615.',
	],
	['generate', [{ kind: 'latin', size: 99 }], 'wrong-value', 'The size is 99'],
	['generate', [{ kind: 'latin', size: 4, givens: 99 }], 'wrong-value', 'many places to print'],
	['generate', [{ kind: 'skyscrapers', size: 5, clues: 1, looks: 20 }], 'not-found', 'found'],
	['solve', [{ ...DRAFT, kind: 'kakuro' }], 'wrong-value', 'no kind "kakuro"'],
	['convert', [LINK], 'wrong-value', 'convert: the format is missing; it must be a text.'],
	['convert', [LINK, 'papyrus'], 'wrong-value', 'no format "papyrus"'],
	[
		'convert',
		[LINK, 'fpuzzles', { titel: 'A' }],
		'unknown-option',
		'convert has no option "titel".',
	],
	[
		'convert',
		[LINK, 'fpuzzles', { title: 5 }],
		'wrong-value',
		'convert: title is 5; it must be a text.',
	],
	[
		'solve',
		[LINK, []],
		'wrong-value',
		'solve: what is said of it is Array; it must be an object of options.',
	],
	['convert', [LINK, 'unequal'], 'not-writable', 'cannot store clues at the border'],
	['read', [{}], 'wrong-value', 'read: the text is Object; it must be a text.'],
	['say', [undefined], 'wrong-value', 'say: the message is missing; it must be a message.'],
	['solveSnake', [{ chain: 'ESE', box: [3, 1] }], 'wrong-value', 'solveSnake: box.2 is missing.'],
	['solveSnake', [{ chain: 'EXE', box: [3, 1, 1] }], 'wrong-value', 'no chain "EXE"'],
	['solveSnake', [SNAKE, { box: [3, 3, 3] }], 'unknown-option', 'solveSnake has no option "box".'],
	['foldSteps', ['3,3'], 'unread', 'names no box'],
	['foldSteps', [{ chain: 'ESSE', box: [2, 2, 1] }], 'not-found', 'does not fold'],
	[
		'foldSteps',
		[
			{ chain: 'ESE', box: [3, 1, 1] },
			{ arrows: '> ^', moves: 'R U', cells: [[0, 0, 0]] },
		],
		'wrong-value',
		'foldSteps: the folding is not one of this snake.',
	],
	[
		'foldSteps',
		[
			{ chain: 'EE', box: [2, 1, 1] },
			{
				arrows: '>',
				moves: 'Q',
				cells: [
					[0, 0, 0],
					[1, 0, 0],
				],
			},
		],
		'wrong-value',
		'foldSteps: the folding is not one of this snake.',
	],
];

for (const [question, handed, code, words] of WRONG) {
	test(`${question}(${JSON.stringify(handed).slice(1, -1)}) is refused in words`, async () => {
		const solver = await loaded();
		const ask = async () => (solver as unknown as Plain)[question]?.(...handed);
		const error = await ask().catch((thrown: unknown) => thrown);
		expect(error).toBeInstanceOf(solver.GridfoldError);
		expect(error).toMatchObject({ code });
		expect((error as Error).message).toContain(words);
	});
}

test('a new puzzle keeps what is locked, and a name of JavaScript is no key of a sentence', async () => {
	const { generate, read, say } = await loaded();
	const { draft } = await read(LINK);
	const places = [{ lock: 'kept', type: 'clue', side: 'top', index: 1 }] as const;
	const locks = { draft, places: [...places], elsewhere: 'open' as const };
	const made = await generate({ kind: 'skyscrapers', size: 4, locks, seed: '7' });
	expect(made.draft.clues.top[1]).toBe(3);
	const aim = { type: 'bands', from: 'gentle', to: 'easy' } as const;
	const eased = await generate({ kind: 'skyscrapers', size: 4, aim, seed: '7' });
	expect(['gentle', 'easy']).toContain(eased.grade?.band);
	for (const key of ['constructor', 'toString']) expect(say({ key, args: {} })).toBe(key);
});

test('ratings are as in the table of techniques, of steps and of new puzzles too', async () => {
	const { generate, rate } = await loaded();
	const grade = await rate(LINK);
	const profile = grade?.profile ?? [];
	expect(grade?.rating).toBe(Math.max(...profile));
	expect(profile.length).toBeGreaterThan(3);
	for (const rating of profile) expect(rating >= 1 && rating <= 9, `${rating}`).toBe(true);
	const aim = { type: 'band', band: 'easy' } as const;
	const made = await generate({ kind: 'futoshiki', size: 5, aim, seed: '7' });
	expect(made.grade?.rating).toBe((await rate(made.link))?.rating);
	expect((await generate({ kind: 'latin', size: 4, seed: '7' })).grade).toBeNull();
});

test('a snake is read, checked, counted, folded step by step, written and mended', async () => {
	const { checkSnake, convertSnake, foldSteps, readSnake, repairSnake, say, solveSnake } =
		await loaded();
	const snake = await readSnake(SNAKE);
	expect(snake).toMatchObject({ chain: 'ESCCCSCCSCCCSCSCCCCSCSCSCSE', box: [3, 3, 3] });
	expect((await checkSnake(snake)).refusals).toEqual([]);

	const answer = await solveSnake(SNAKE);
	expect([answer.verdict, answer.count, answer.rotations]).toEqual(['unique', 1, 2]);
	const corner = await solveSnake(snake, { corner: true });
	expect(corner.solutions.map(({ arrows }) => arrows)).toEqual([
		'> ^ < . ^ o > . v < ^ o ^ . v > ^',
		'> . < ^ . v > ^ o < . v . ^ o > .',
	]);
	expect((await solveSnake(snake, { nodes: 1 })).complete).toBe(false);

	const [first] = corner.solutions;
	const steps = await foldSteps(snake, first);
	expect(steps.map(({ arrow }) => arrow).join(' ')).toBe(first?.arrows);
	expect(steps[0]?.cells).toEqual([
		[0, 0, 0],
		[1, 0, 0],
		[2, 0, 0],
	]);
	expect(steps.map(({ cells }) => cells.length).join()).toBe(SNAKE);
	for (const [at, { cells }] of steps.entries())
		if (at > 0) expect(cells[0]).toEqual(steps[at - 1]?.cells.at(-1));
	expect(steps.map(({ sentence }) => say(sentence)).slice(0, 2)).toEqual([
		'Segment 1 (3 cubelets): right.',
		'Segment 2 (2 cubelets): up.',
	]);
	expect(await foldSteps(SNAKE)).toHaveLength(17);

	const link = await convertSnake(snake, 'link');
	expect((await readSnake(link)).chain).toBe(snake.chain);
	const slip = { chain: snake.chain.replace('ESCCC', 'ESCCS'), box: snake.box };
	expect((await solveSnake(slip)).count).toBe(0);
	const { repairs } = await repairSnake(slip);
	expect(repairs.map(({ chain }) => chain)).toContain(snake.chain);
});
