/*
 * The book of the techniques: every rule has its card and its texts, and a board accepts the steps of its rule and
 * nothing else.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { HintStep, Technique, TechniqueBoard } from '../../engine/types';
import { LANGUAGES } from '../../language/languages';
import { type Attempt, begun, places, standing, tried } from '../../pages/techniques/state/attempt';
import { digitsIn, hasDigit } from '../../pictures/grid/marks';
import { textsOf } from '../texts';

const read = (path: string) =>
	JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as unknown;

const TECHNIQUES = read('../../generated/techniques.json') as Technique[];
type Texts = Record<string, string>;

const boards = TECHNIQUES.flatMap(({ id, exercise }) => (exercise ? [{ id, exercise }] : []));

test('every rule that has a title has a card, except for the one of searches alone', () => {
	const titles = Object.keys(read('../../generated/core.en.json') as Texts)
		.filter((key) => key.startsWith('technique.'))
		.map((key) => key.slice('technique.'.length));
	const cards = TECHNIQUES.map(({ id }) => id);
	expect([...cards, 'clue-reached'].sort()).toEqual(titles.sort());
	expect(TECHNIQUES.filter(({ example, exercise }) => !example || !exercise).length).toBe(1);
	const ratings = TECHNIQUES.map(({ rating }) => rating);
	expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
});

test('every card has its idea in every language, each in its own words', () => {
	const english = read('../../generated/ideas.en.json') as Texts;
	const others = LANGUAGES.filter((one) => one !== 'en').map((one) => textsOf('techniques', one));
	for (const { id } of TECHNIQUES) {
		const ideas = [english, ...others].map((texts) => texts[`idea.${id}`] ?? '');
		for (const idea of ideas) expect(idea, id).toMatch(/^\p{Lu}.{30,}\.$/u);
		expect(new Set(ideas).size, id).toBe(LANGUAGES.length);
	}
});

test('a card shows one step, which its board has not done yet', () => {
	for (const { id, example } of TECHNIQUES) {
		if (!example) continue;
		expect([example.steps.length, example.after.length], id).toEqual([1, 1]);
		expect(example.steps[0]?.rule).toBe(id);
		expect(example.after[0], id).not.toEqual(example.steps[0]?.before);
	}
});

/** A number for each cell that the step changes. */
function moves({ placed, removed }: HintStep): [cell: number, value: number][] {
	const [number] = placed;
	if (number) return [[number.cell, number.value]];
	return removed.map(({ cell, values }) => [cell, values.at(-1) ?? 0]);
}

const follow = (board: TechniqueBoard, step: HintStep): Attempt =>
	moves(step).reduce((attempt, [cell, value]) => tried(attempt, cell, value), begun(board));

test('every step of a technique is accepted, whichever of its marks are struck, and gives the board that the rule gives', () => {
	expect(boards.length).toBeGreaterThan(45);
	for (const { id, exercise } of boards) {
		exercise.steps.forEach((step, number) => {
			const end = follow(exercise, step);
			expect(end.answer?.says, id).toBe('done');
			expect(standing(end), id).toEqual(exercise.after[number]);
		});
	}
});

test('until then it says in how many cells marks have still to go', () => {
	const jellyfish = boards.find(({ id }) => id === 'jellyfish')?.exercise;
	const [step] = jellyfish?.steps ?? [];
	if (!jellyfish || !step) throw new Error('no jellyfish');
	const [[cell = 0, value = 0] = []] = moves(step);
	const once = tried(begun(jellyfish), cell, value);
	expect(once.answer).toEqual({ cell, value, says: 'on', left: step.removed.length - 1 });
	expect(tried(once, cell, value).answer?.says).toBe('no-mark');
});

/** Whether any step has this number in this cell. */
const belongs = ({ steps }: TechniqueBoard, cell: number, value: number): boolean =>
	steps.some(({ placed, removed }) =>
		placed.length > 0
			? placed.some((one) => one.cell === cell && one.value === value)
			: removed.some((one) => one.cell === cell && one.values.includes(value)),
	);

/** The answer expected for a number in a cell at the beginning. */
function allowed(board: TechniqueBoard, cell: number, value: number): readonly string[] {
	const { placed, candidates } = standing(begun(board));
	if (placed[cell]) return ['stands'];
	if (!hasDigit(candidates[cell] ?? 0, value)) return ['no-mark'];
	return belongs(board, cell, value) ? ['on', 'done'] : ['not-here', 'elsewhere'];
}

test('nothing else is accepted, and what is refused changes nothing', () => {
	const odd: string[] = [];
	let refused = 0;
	for (const { id, exercise } of boards) {
		const start = begun(exercise);
		for (let cell = 0; cell < exercise.draft.givens.length; cell++) {
			for (let value = 1; value <= exercise.draft.size; value++) {
				const { answer, struck, done } = tried(start, cell, value);
				const isRefused = !belongs(exercise, cell, value);
				const stays = struck === start.struck && done === -1;
				const says = answer?.says ?? '';
				if (isRefused) refused++;
				if (!allowed(exercise, cell, value).includes(says) || (isRefused && !stays))
					odd.push(`${id}: ${value} in cell ${cell}: ${says}`);
			}
		}
	}
	expect(odd).toEqual([]);
	expect(refused).toBeGreaterThan(5000);
});

test('a board either takes numbers or strikes marks, and has marks to tell by', () => {
	for (const { id, exercise } of boards) {
		const kinds = new Set(exercise.steps.map(({ placed }) => placed.length > 0));
		expect([...kinds], id).toEqual([places(exercise)]);
		const open = standing(begun(exercise)).candidates.filter((bits) => digitsIn(bits).length > 0);
		expect(open.length, id).toBeGreaterThan(0);
	}
});
