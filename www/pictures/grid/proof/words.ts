/* The proof of a step, in words: statements, links of a chain, events of a trial. */
import './texts';
import type {
	Arg,
	Draft,
	HintEvidence,
	HintLink,
	HintPart,
	HintStatement,
	HintStep,
	Message,
} from '../../../engine/types';
import { say, t } from '../../../language';
import { scaleOf, shownValue } from '../draft';
import { bitOf, hasDigit, onlyDigit } from '../marks';
import { placeOfCell } from '../places';

const cellArg = ({ size }: Draft, cell: number): Arg => ({
	type: 'cell',
	...placeOfCell(size, cell),
});

/** A number from the core, as the board shows it. */
const shown = (draft: Draft, value: number): number => Number(shownValue(value, scaleOf(draft)));

const isSaid = (draft: Draft, cell: number, value: number): Message => ({
	key: 'statement.is',
	args: { cell: cellArg(draft, cell), value: { type: 'number', value: shown(draft, value) } },
});

const losesSaid = (draft: Draft, cell: number, values: readonly number[]): Message => ({
	key: 'proof.loses',
	args: {
		cell: cellArg(draft, cell),
		values: { type: 'values', value: values.map((value) => shown(draft, value)) },
	},
});

const said = (draft: Draft, { cell, value, holds }: HintStatement): Message =>
	holds ? isSaid(draft, cell, value) : { ...isSaid(draft, cell, value), key: 'statement.is-not' };

/** "Row 3: r3c2 is 4."; inside a cell the statement is enough. */
export function linkWords(draft: Draft, { through, to }: HintLink): string {
	const what: Arg = { type: 'said', value: said(draft, to) };
	if (through.name.type === 'cell') return say({ key: 'proof.alone', args: { what } });
	return say({ key: 'proof.follows', args: { by: through.name, what } });
}

/** Whether a link says only that its line contains a number exactly once. */
export function isPlain({ before }: HintStep, { from, to, through }: HintLink): boolean {
	if (from.value !== to.value || from.holds === to.holds) return false;
	const could = (cell: number) => hasDigit(before.candidates[cell] ?? 0, to.value);
	return from.holds || through.cells.filter(could).length === 2;
}

/** Why a link holds, in a sentence; empty if its name says it. */
export function linkReason(step: HintStep, link: HintLink): string {
	const { from, through, ways } = link;
	const { name } = through;
	if (name.type === 'cell') return say({ key: reasonKey('cell', from), args: { cell: name } });
	if (name.type === 'said') return '';
	if (isPlain(step, link)) return say({ key: reasonKey('line', from), args: { line: name } });
	if (ways.length > 0) return t('proof.ways', { count: ways.length });
	return say({ key: 'proof.line.many', args: { line: name } });
}

const reasonKey = (of: 'cell' | 'line', { holds }: HintStatement) =>
	holds ? `proof.${of}.one` : `proof.${of}.left`;

type Whip = Extract<HintEvidence, { type: 'whip' }>;

/** "Row 3: r3c2 is 4 and r3c5 is 1.", line by line, and why nothing fits in the end. */
export function whipWords({ lines }: Whip): string[] {
	return lines.map(({ through, numbers, said }) => {
		const [end] = said;
		if (numbers.length === 0 && end) return say(end);
		const value = said.map((one): Arg => ({ type: 'said', value: one }));
		return say({ key: 'proof.follows', args: { by: through.name, what: { type: 'list', value } } });
	});
}

type Trial = Extract<HintEvidence, { type: 'trial' }>;

/** "Only this matters: row 3 and the left clue of row 2."; empty if the step's sentence names them. */
export function frameWords({ sentence }: HintStep, { frame }: Trial): string {
	if ('frame' in sentence.args) return '';
	const value = frame.map(({ name }) => name);
	return say({ key: 'proof.matter', args: { frame: { type: 'list', value } } });
}

/** The consequences found in a trial, event by event, and how it ends. */
export function storyWords(
	draft: Draft,
	step: HintStep,
	{ supposed, events, end }: Trial,
): string[] {
	const left = [...step.before.candidates];
	left[supposed.cell] = bitOf(supposed.value);
	const words = events.map(({ through, removed }) => {
		const what = removed.map(({ cell, values }) => {
			const rest = values.reduce((bits, value) => bits & ~bitOf(value), left[cell] ?? 0);
			left[cell] = rest;
			const only = onlyDigit(rest);
			return only > 0 ? isSaid(draft, cell, only) : losesSaid(draft, cell, values);
		});
		const value = what.map((one): Arg => ({ type: 'said', value: one }));
		const args = { by: through.name, what: { type: 'list', value } } as const;
		return say({ key: 'proof.follows', args });
	});
	return [...words, endWords(end)];
}

/** "No value is left for r3c4.", or what cannot be satisfied. */
function endWords({ name }: HintPart): string {
	if (name.type === 'cell') return say({ key: 'clash.no-value', args: { cell: name } });
	const isWritten = name.type === 'said' || name.type === 'clue';
	return isWritten
		? say({ key: 'proof.fails', args: { by: name } })
		: say({ key: 'clash.no-arrangement', args: { line: name } });
}
