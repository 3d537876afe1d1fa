/*
 * The variants' part of a board's drawing: the diagonals, the borders of the
 * boxes, and a park's tree, in board units. This file does not know what a
 * variant means.
 */
import { isBoxBorder } from './boxes';
import { gapsOf } from './draft';
import { CELL, type Layout, middleOf } from './layout';
import type { Variant } from './variants';
import { type BoardView, type SignView, stateOf } from './view';

interface VariantProps {
	view: BoardView;
	layout: Layout;
}

const drawn = (view: BoardView, wanted: Variant) =>
	view.variants.find(({ variant }) => variant === wanted);

/** Thin lines from corner to corner, below the contents of the cells. */
export function Diagonals({ view, layout: { start, width } }: VariantProps) {
	const shown = drawn(view, 'diagonals');
	if (!shown) return null;
	const end = width - start;
	const path = `M${start} ${start}L${end} ${end}M${end} ${start}L${start} ${end}`;
	return <path class={`diagonals${stateOf(shown)}`} d={path} />;
}

/** Strong lines between the boxes, interrupted by signs. */
export function BoxBorders({ view, layout, setting }: VariantProps & { setting: boolean }) {
	const shown = drawn(view, 'boxes');
	if (!shown) return null;
	const path = gapsOf(view.size)
		.filter((gap) => isBoxBorder(view.size, gap))
		.flatMap((gap) => {
			const { x, y } = middleOf(layout, gap);
			const sign = view.signs.find((one) => sameGap(one, gap));
			const room = layout.signs && sign ? roomFor(sign, setting) : 0;
			const pieces = around(room, reachOf(layout, gap));
			return pieces.map(([from, to]) =>
				gap.across ? `M${x} ${y + from}V${y + to}` : `M${x + from} ${y}H${x + to}`,
			);
		})
		.join('');
	return <path class={`box-borders${layout.signs ? ' apart' : ''}${stateOf(shown)}`} d={path} />;
}

const sameGap = ({ gap }: SignView, { across, row, column }: SignView['gap']) =>
	gap.across === across && gap.row === row && gap.column === column;

/** Half the room on a line that a sign, or the dot for one, needs. */
function roomFor(sign: SignView, setting: boolean): number {
	if (stateOf(sign) !== '' || sign.sign === 'bar') return 44;
	if (sign.sign !== 'none') return 26;
	return setting ? 14 : 0;
}

type Reach = readonly [from: number, to: number];

/** The line beside one cell, measured from the cell's middle: up to the next line, but not beyond the board. */
function reachOf({ size, gap }: Layout, { across, row, column }: SignView['gap']): Reach {
	const along = across ? row : column;
	const half = CELL / 2;
	return [along === 0 ? -half : -half - gap / 2, along === size - 1 ? half : half + gap / 2];
}

/** The same with a hole in the middle. */
function around(room: number, [from, to]: Reach): Reach[] {
	if (room === 0) return [[from, to]];
	return [
		[from, -room],
		[room, to],
	];
}

/** A small tree in the upper left corner of a park, beside its 0. */
export function Tree() {
	return (
		<g class="tree" transform="translate(-1 1) scale(0.8)">
			<path class="trunk" d="M22 32V42" />
			<path class="crown" d="M22 7L33 24H27L35 35H9L17 24H11Z" />
		</g>
	);
}
