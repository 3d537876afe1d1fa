/*
 * What the variants add to a board's drawing: the diagonals, the borders of
 * the boxes, and a park's tree. In board units; what a variant asks of the
 * values is not known here.
 */
import { isBoxBorder } from './boxes';
import { gapsOf, type Variant } from './draft';
import { CELL, type Layout, middleOf } from './layout';
import { type BoardView, type SignView, stateOf } from './view';

interface VariantProps {
	view: BoardView;
	layout: Layout;
}

const drawn = (view: BoardView, wanted: Variant) =>
	view.variants.find(({ variant }) => variant === wanted);

/** Fine lines from corner to corner, below what stands in the cells. */
export function Diagonals({ view, layout: { start, width } }: VariantProps) {
	const shown = drawn(view, 'diagonals');
	if (!shown) return null;
	const end = width - start;
	const path = `M${start} ${start}L${end} ${end}M${end} ${start}L${start} ${end}`;
	return <path class={`diagonals${stateOf(shown)}`} d={path} />;
}

/** Strong lines between the boxes; a sign that stands on one breaks it. */
export function BoxBorders({ view, layout, setting }: VariantProps & { setting: boolean }) {
	const shown = drawn(view, 'boxes');
	if (!shown) return null;
	const path = gapsOf(view.size)
		.filter((gap) => isBoxBorder(view.size, gap))
		.flatMap((gap) => {
			const { x, y } = middleOf(layout, gap);
			const sign = view.signs.find((one) => sameGap(one, gap));
			const pieces = around(layout.signs && sign ? roomFor(sign, setting) : 0, layout.gap);
			return pieces.map(([from, to]) =>
				gap.across ? `M${x} ${y + from}V${y + to}` : `M${x + from} ${y}H${x + to}`,
			);
		})
		.join('');
	return <path class={`box-borders${stateOf(shown)}`} d={path} />;
}

const sameGap = ({ gap }: SignView, { across, row, column }: SignView['gap']) =>
	gap.across === across && gap.row === row && gap.column === column;

/** Half the room that a sign, or the dot for one, needs on a line. */
function roomFor(sign: SignView, setting: boolean): number {
	if (stateOf(sign) !== '' || sign.sign === 'bar') return 44;
	if (sign.sign !== 'none') return 26;
	return setting ? 14 : 0;
}

/** The line beside one cell, from its middle, with a hole in it. */
function around(room: number, gap: number): [from: number, to: number][] {
	const end = (CELL + gap) / 2;
	return room === 0
		? [[-end, end]]
		: [
				[-end, -room],
				[room, end],
			];
}

/** A small tree in the upper left corner of a park, beside its 0. */
export function Tree() {
	return (
		<g class="tree">
			<path class="trunk" d="M22 32V42" />
			<path class="crown" d="M22 7L33 24H27L35 35H9L17 24H11Z" />
		</g>
	);
}
