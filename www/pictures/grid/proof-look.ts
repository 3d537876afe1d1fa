/*
 * The proof of a step on the board: a chain or a whip as numbered arrows from number to number, a trial up to the
 * selected event. Pure.
 */
import type {
	HintEvidence,
	HintLeft,
	HintLink,
	HintPart,
	HintStatement,
	HintStep,
} from '../../engine/types';
import type { HintLook } from './hint-drawing';
import { bitOf, digitsIn, onlyDigit } from './marks';
import { lineFrom } from './places';

export const NOTHING: HintLook = {
	lines: [],
	clues: [],
	signs: [],
	causes: [],
	targets: [],
	removed: [],
	marks: [],
	arrows: [],
};

type Conditions = HintStep['conditions'];

/** The lines of a step, including those of its clues; two clues may share a line. */
export function placesIn(
	lines: readonly (readonly number[])[],
	{ clues, signs, gaps }: Conditions,
	size: number,
) {
	const seen = clues.map((slot) => lineFrom(size, slot));
	const byCells = new Map(
		[...seen, ...lines].map((line) => [[...line].sort((a, b) => a - b).join(' '), line]),
	);
	const pairs = [...signs, ...gaps].map(({ lesser, greater }) => [lesser, greater] as const);
	return { lines: [...byCells.values()], clues, signs: pairs };
}

/** The look of a step with its proof. */
export function proofIn(
	look: HintLook,
	step: HintStep,
	evidence: HintEvidence,
	opened: number | null,
): HintLook {
	if (evidence.type === 'chain') return chainIn(look, step, evidence, opened);
	if (evidence.type === 'whip') return whipIn(look, step, evidence, opened);
	return evidence.type === 'trial' ? trialIn(look, step, evidence, opened) : look;
}

const sizeOf = ({ before }: HintStep) => Math.sqrt(before.placed.length);

/** A selected part replaces all others. */
function partOf(part: HintPart, step: HintStep) {
	const isLine = part.cells.length > 1;
	const places = placesIn(isLine ? [part.cells] : [], part.conditions, sizeOf(step));
	return { ...places, causes: isLine ? [] : part.cells };
}

type Chain = Extract<HintEvidence, { type: 'chain' }>;

function chainIn(look: HintLook, step: HintStep, chain: Chain, opened: number | null): HintLook {
	const links = chain.branches.flat();
	const arrows = links.map((link, at) => arrowOf(link, at, opened));
	const ends = links.map(({ to }) => markOf(to));
	const marks = [{ ...markOf(chain.supposed), role: 'supposed' } as const, ...ends];
	const link = opened === null ? undefined : links[opened];
	const places = link ? partOf(link.through, step) : { causes: [] };
	return { ...look, ...places, marks, arrows };
}

const markOf = ({ cell, value, holds }: HintStatement) =>
	({ cell, value, role: holds ? 'proof' : 'out' }) as const;

const arrowOf = (
	{ from, to }: Pick<HintLink, 'from' | 'to'>,
	at: number,
	opened: number | null,
) => ({
	from,
	to,
	number: at + 1,
	isSolid: to.holds,
	isFaint: opened !== null && opened !== at,
});

type Whip = Extract<HintEvidence, { type: 'whip' }>;

/** The numbers shown so far, each with an arrow from the last number of its line. */
function whipIn(look: HintLook, step: HintStep, whip: Whip, opened: number | null): HintLook {
	const { supposed, lines } = whip;
	const told = opened === null ? lines : lines.slice(0, opened + 1);
	const before: HintStatement[] = [supposed];
	const arrows = told.flatMap(({ through, numbers }, at) => {
		const from = before.findLast(({ cell }) => through.cells.includes(cell)) ?? supposed;
		const to = numbers.map(numberOf);
		before.push(...to);
		return to.map((one) => arrowOf({ from, to: one }, at, opened));
	});
	const left = told.flatMap(({ numbers }) => numbers);
	const removed = left.map(({ cell, values }) => {
		const bits = values.reduce((all, value) => all | bitOf(value), 0);
		return { cell, values: digitsIn((step.before.candidates[cell] ?? 0) & ~bits) };
	});
	const sure = left.filter(({ values }) => values.length === 1);
	const marks = [
		{ ...markOf(supposed), role: 'supposed' } as const,
		...sure.map((one) => markOf(numberOf(one))),
	];
	const part = opened === null ? undefined : lines[opened]?.through;
	if (!part) return { ...look, marks, arrows };
	return { ...look, ...partOf(part, step), targets: [supposed.cell], removed, marks, arrows };
}

const numberOf = ({ cell, values }: HintLeft): HintStatement => ({
	cell,
	value: values[0] ?? 0,
	holds: true,
});

type Trial = Extract<HintEvidence, { type: 'trial' }>;

function trialIn(look: HintLook, step: HintStep, trial: Trial, opened: number | null): HintLook {
	const { supposed, events, end } = trial;
	const start = { cell: supposed.cell, value: supposed.value, role: 'supposed' } as const;
	if (opened === null) return { ...look, marks: [start] };
	const gone = goneIn(events.slice(0, opened + 1));
	const removed = [...gone].map(([cell, bits]) => ({ cell, values: digitsIn(bits) }));
	const sole = [...gone].flatMap(([cell, bits]) => {
		const value = onlyDigit((step.before.candidates[cell] ?? 0) & ~bits);
		return value > 0 ? [{ cell, value, role: 'proof' } as const] : [];
	});
	const part = events[opened]?.through ?? end;
	const targets = [supposed.cell];
	return { ...look, ...partOf(part, step), targets, removed, marks: [start, ...sole] };
}

/** The candidates that events have removed from each cell. */
function goneIn(events: Trial['events']): Map<number, number> {
	const gone = new Map<number, number>();
	for (const { cell, values } of events.flatMap(({ removed }) => removed))
		gone.set(
			cell,
			values.reduce((bits, value) => bits | bitOf(value), gone.get(cell) ?? 0),
		);
	return gone;
}
