/* What proves a step, in words: statements, links of a chain, events of a trial. */
import type {
	Arg,
	HintEvidence,
	HintLink,
	HintPart,
	HintStatement,
	HintStep,
	Message,
} from '../../../engine/types';
import { say, t } from '../../../language';
import { scaleOf, shownValue } from '../../../pictures/grid/draft';
import { bitOf, onlyDigit } from '../../../pictures/grid/marks';
import { placeOfCell } from '../../../pictures/grid/places';
import { draft } from '../state/game';

const cellArg = (cell: number): Arg => ({ type: 'cell', ...placeOfCell(draft.value.size, cell) });

export const shown = (value: number): string => shownValue(value, scaleOf(draft.value));

const isSaid = (cell: number, value: number): Message => ({
	key: 'statement.is',
	args: { cell: cellArg(cell), value: { type: 'number', value: Number(shown(value)) } },
});

const isNotSaid = (cell: number, values: readonly number[]): Message => ({
	key: 'statement.is-not',
	args: { cell: cellArg(cell), value: { type: 'values', value: values.map(shown).map(Number) } },
});

const said = ({ cell, value, holds }: HintStatement): Message =>
	holds ? isSaid(cell, value) : isNotSaid(cell, [value]);

/** "Row 3: r3c2 is 4." */
export const linkWords = ({ through, to }: HintLink): string =>
	followsWords(through.name, [said(to)]);

function followsWords(by: Arg, what: readonly Message[]): string {
	const value = what.map((one): Arg => ({ type: 'said', value: one }));
	return say({ key: 'proof.follows', args: { by, what: { type: 'list', value } } });
}

/** Why a link holds, in a sentence; where its ways are listed, how many there are. */
export function linkReason({ from, to, through, ways }: HintLink): string {
	if (ways.length > 0) return t('proof.ways', { count: ways.length });
	const { name } = through;
	if (name.type === 'cell') return say({ key: reasonKey('cell', from), args: { cell: name } });
	if (name.type === 'said' || name.type === 'clue') return '';
	if (from.value === to.value) return say({ key: reasonKey('line', from), args: { line: name } });
	return say({ key: 'proof.line.many', args: { line: name } });
}

const reasonKey = (of: 'cell' | 'line', { holds }: HintStatement) =>
	holds ? `proof.${of}.one` : `proof.${of}.left`;

type Trial = Extract<HintEvidence, { type: 'trial' }>;

/** "Only this matters: row 3 and left clue 2." Nothing where the step's sentence names them. */
export function frameWords({ sentence }: HintStep, { frame }: Trial): string {
	if ('frame' in sentence.args) return '';
	const value = frame.map(({ name }) => name);
	return say({ key: 'proof.matter', args: { frame: { type: 'list', value } } });
}

/** What follows in a trial, event by event, and where it ends. */
export function storyWords(step: HintStep, { supposed, events, end }: Trial): string[] {
	const left = [...step.before.candidates];
	left[supposed.cell] = bitOf(supposed.value);
	const words = events.map(({ through, removed }) => {
		const what = removed.map(({ cell, values }) => {
			const rest = values.reduce((bits, value) => bits & ~bitOf(value), left[cell] ?? 0);
			left[cell] = rest;
			const only = onlyDigit(rest);
			return only > 0 ? isSaid(cell, only) : isNotSaid(cell, values);
		});
		return followsWords(through.name, what);
	});
	return [...words, endWords(end)];
}

/** "No value is left for r3c4.", or what it is that cannot hold. */
function endWords({ name }: HintPart): string {
	if (name.type === 'cell') return say({ key: 'clash.no-value', args: { cell: name } });
	const isWritten = name.type === 'said' || name.type === 'clue';
	return isWritten
		? say({ key: 'proof.fails', args: { by: name } })
		: say({ key: 'clash.no-arrangement', args: { line: name } });
}
