/*
 * A board in the size of a stamp, to tell one puzzle from another at a glance:
 * digits where there are few enough to be seen, else dark and light cells.
 * It is only looked at; its words stand beside it.
 */
import type { Draft } from '../../engine/types';
import { contentOf, gapsOf, SIDES, signAt } from './draft';
import { type Place, placeOf, placeOfCell } from './places';

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
	const cells = draft.givens.map((given, cell) => {
		const look = given > 0 ? 'printed' : 'yours';
		return (
			<Mark
				key={cell}
				size={size}
				value={given || (entries[cell] ?? 0)}
				look={look}
				{...cornerOf(placeOfCell(size, cell), edge)}
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
				{...cornerOf(placeOf(size, { side: one, index }), edge)}
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

const cornerOf = ({ row, column }: Place, edge: number) => ({
	x: edge + column * STEP,
	y: edge + row * STEP,
});

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
	const signs = gapsOf(draft.size).filter((gap) => signAt(draft, gap) !== 'none');
	return signs.map(({ across, row, column }) =>
		across ? { row: row + 0.5, column: column + 1 } : { row: row + 1, column: column + 0.5 },
	);
}

function linesOf(size: number, edge: number): string {
	const far = edge + size * STEP;
	return Array.from({ length: size + 1 }, (_, index) => {
		const line = edge + index * STEP;
		return `M${edge} ${line}H${far}M${line} ${edge}V${far}`;
	}).join('');
}
