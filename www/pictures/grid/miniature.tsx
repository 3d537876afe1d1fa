/*
 * A board in the size of a stamp, to tell one puzzle from another at a glance:
 * digits where there are few enough to be seen, else dark and light cells.
 * It is only looked at; its words stand beside it.
 */
import type { Draft } from '../../engine/types';
import { beside, contentOf, SIDES, signAt } from '../../pages/grid/state/draft';
import { type Place, placeOf } from './places';

/** Above this size digits would be dust. */
const READABLE = 7;
const STEP = 10;

interface MiniatureProps {
	draft: Draft;
	entries: readonly number[];
}

export function Miniature({ draft, entries }: MiniatureProps) {
	const { size } = draft;
	const edge = contentOf(draft).clues > 0 ? STEP : 1;
	const side = size * STEP + 2 * edge;
	const at = ({ row, column }: Place) => ({ x: edge + column * STEP, y: edge + row * STEP });
	const cells = draft.givens.map((given, cell) => {
		const place = { row: Math.floor(cell / size), column: cell % size };
		const look = given > 0 ? 'printed' : 'yours';
		return (
			<Mark
				key={cell}
				size={size}
				value={given || (entries[cell] ?? 0)}
				look={look}
				{...at(place)}
			/>
		);
	});
	const clues = SIDES.flatMap((one) =>
		draft.clues[one].map((value, index) => (
			<Mark
				key={`${one}${index}`}
				size={size}
				value={value}
				look="clue"
				{...at(placeOf(size, { side: one, index }))}
			/>
		)),
	);
	return (
		<svg class="miniature" viewBox={`0 0 ${side} ${side}`} aria-hidden="true" focusable="false">
			<path class="miniature-lines" d={linesOf(size, edge)} />
			{signsOf(draft).map(({ row, column }) => (
				<circle key={`${row},${column}`} cx={edge + column * STEP} cy={edge + row * STEP} r={1.8} />
			))}
			{cells}
			{clues}
		</svg>
	);
}

interface MarkProps {
	size: number;
	value: number;
	look: string;
	x: number;
	y: number;
}

function Mark({ size, value, look, x, y }: MarkProps) {
	if (value === 0) return null;
	return size <= READABLE ? (
		<text class={look} x={x + STEP / 2} y={y + STEP / 2}>
			{value}
		</text>
	) : (
		<rect class={look} x={x + 2} y={y + 2} width={STEP - 4} height={STEP - 4} />
	);
}

/** Where signs stand, in cells from the upper left corner. */
function signsOf(draft: Draft): Place[] {
	const { size } = draft;
	const gaps = [true, false].flatMap((across) =>
		draft.givens.map((_, cell) => ({ across, row: Math.floor(cell / size), column: cell % size })),
	);
	return gaps
		.filter(
			(gap) => (gap.across ? gap.column : gap.row) + 1 < size && signAt(draft, gap) !== 'none',
		)
		.map((gap) => {
			const [first, second] = beside(size, gap);
			const middle = (one: number, other: number) => (one + other + 1) / 2;
			return {
				row: middle(Math.floor(first / size), Math.floor(second / size)),
				column: middle(first % size, second % size),
			};
		});
}

function linesOf(size: number, edge: number): string {
	const far = edge + size * STEP;
	return Array.from({ length: size + 1 }, (_, index) => {
		const line = edge + index * STEP;
		return `M${edge} ${line}H${far}M${line} ${edge}V${far}`;
	}).join('');
}
