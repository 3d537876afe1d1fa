/* A hint in words: what its level reveals, and no more. */
import './hint-texts';
import type { HintState, HintStep } from '../../../engine/types';
import { say, t } from '../../../language';
import type { Key } from '../../../language/keys';
import { scaleOf, shownValue } from '../../../pictures/grid/draft';
import { cellsNamed, placesNamed } from '../../../pictures/grid/step-words';
import { draft } from '../state/game';
import { type Candidate, type Hint, runOf, sourceOf, stepOf, stepsOf } from '../state/hint-levels';

type Named = HintStep['houses'][number]['name'];

/** A state without a step, which has a separate text. */
type Without = Exclude<HintState, 'found'>;

/** The main sentence: the most revealing one of its level. */
export function hintWords(hint: Hint): string {
	const step = stepOf(hint);
	if (!step) return hint.about ? whyNotWords(hint, hint.about) : t(`hint.${hint.state as Without}`);
	if (hint.level === 'kind') return t(`hint.nudge.${sourceOf(step)}`);
	if (hint.level === 'where') return lookWords(step);
	const steps = stepsOf(hint);
	return steps.length > 1 ? runWords(steps) : sentenceOf(step);
}

export const sentenceOf = ({ sentence }: HintStep): string => say(sentence);

/** "Look at row 3: a clue settles something." */
function lookWords(step: HintStep): string {
	const places = { type: 'list', value: linesNamed(step) } as const;
	const { clues, signs, gaps } = step.conditions;
	const count = { type: 'number', value: clues.length || signs.length + gaps.length } as const;
	return say({ key: `hint.look.${sourceOf(step)}`, args: { places, count } });
}

/**
 * The lines of a step's clues and the other lines that it names, each once. If there are none: the line that contains
 * all its signs, or the places that it names.
 */
function linesNamed(step: HintStep): Named[] {
	const { conditions, houses } = step;
	const ofClues = conditions.clues.map(({ side, index }) =>
		lineName(side === 'left' || side === 'right', index),
	);
	const lines = [...ofClues, ...houses.map(({ name }) => name)];
	const known = new Map(lines.map((one) => [JSON.stringify(one, Object.keys(one).sort()), one]));
	if (known.size > 0) return [...known.values()];
	const line = lineThrough([...conditions.signs, ...conditions.gaps]);
	return line ? [line] : placesNamed(step, draft.value.size);
}

const lineName = (row: boolean, index: number): Named => ({ type: 'line', row, index });

/** The line that contains several signs. */
function lineThrough(signs: HintStep['conditions']['signs']): Named | null {
	const { size } = draft.value;
	const cells = signs.length > 1 ? signs.flatMap(({ lesser, greater }) => [lesser, greater]) : [];
	const rows = new Set(cells.map((cell) => Math.floor(cell / size)));
	const columns = new Set(cells.map((cell) => cell % size));
	if (rows.size === 1) return lineName(true, Math.min(...rows));
	return columns.size === 1 ? lineName(false, Math.min(...columns)) : null;
}

/** "Now r2c5 and r4c3 have only one number left."; for other numbers, the reason that they share. */
function runWords(steps: readonly HintStep[]): string {
	const kind = runOf(steps);
	const [first] = steps;
	if (kind || !first) return runSentence(`hint.run.${kind ?? 'mixed'}`, steps);
	return `${sentenceOf(first)} ${runSentence('hint.run.same', steps.slice(1))}`;
}

function runSentence(key: Key, steps: readonly HintStep[]): string {
	const cells = steps.flatMap(({ placed }) => placed.map(({ cell }) => cell));
	const value = cellsNamed(cells, draft.value.size);
	return say({ key, args: { cells: { type: 'list', value } } });
}

/** Why there is no reason: the board is wrong, or nothing simple rules out the number. */
function whyNotWords({ state }: Hint, about: Candidate): string {
	return state === 'open'
		? say({ key: 'why-not.open', args: argsOf(about) })
		: t(`hint.${state as Without}`);
}

/** "Why not 4 in r5c5?" */
export const aboutWords = (about: Candidate): string =>
	say({ key: 'why-not.title', args: argsOf(about) });

function argsOf({ cell, value }: Candidate): Record<string, Named> {
	const [name] = cellsNamed([cell], draft.value.size);
	const shown = Number(shownValue(value, scaleOf(draft.value)));
	return { ...(name ? { cell: name } : {}), value: { type: 'number', value: shown } };
}

export const techniqueName = ({ rule }: HintStep): string => t(`technique.${rule}`);
