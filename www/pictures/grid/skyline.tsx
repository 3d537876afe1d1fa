/*
 * A finished grid as a small city seen from a corner: every number is a tower of
 * that height. It is only looked at; what it shows stands in the cells.
 */
import { placeOfCell } from './places';

/** Half a tower's width and depth, and the height of a storey. */
const WIDE = 12;
const DEEP = 6;
const STOREY = 7;

interface SkylineProps {
	size: number;
	/** The number in each cell. */
	values: readonly number[];
}

export function Skyline({ size, values }: SkylineProps) {
	const width = 2 * size * WIDE;
	const above = size * STOREY;
	// Those in front are drawn over those behind.
	const cells = values.map((height, cell) => ({ ...placeOfCell(size, cell), height }));
	cells.sort((one, other) => one.row + one.column - other.row - other.column);
	return (
		<svg
			class="skyline"
			viewBox={`0 0 ${width} ${above + 2 * size * DEEP}`}
			aria-hidden="true"
			focusable="false"
		>
			{cells.map(({ row, column, height }) => {
				const x = (size + column - row) * WIDE;
				const ground = above + (row + column + 2) * DEEP;
				return (
					<g
						key={`${row} ${column}`}
						class="tower"
						style={{ animationDelay: `${(row + column) * 30}ms` }}
					>
						<Tower x={x} ground={ground} roof={ground - height * STOREY} />
					</g>
				);
			})}
		</svg>
	);
}

/** Two walls and a roof; `ground` and `roof` are the heights of the front corner. */
function Tower({ x, ground, roof }: { x: number; ground: number; roof: number }) {
	const [left, right] = [x - WIDE, x + WIDE];
	return (
		<>
			<path
				class="wall-left"
				d={`M${left} ${ground - DEEP}L${x} ${ground}V${roof}L${left} ${roof - DEEP}Z`}
			/>
			<path
				class="wall-right"
				d={`M${right} ${ground - DEEP}L${x} ${ground}V${roof}L${right} ${roof - DEEP}Z`}
			/>
			<path
				class="roof-top"
				d={`M${x} ${roof}L${right} ${roof - DEEP}L${x} ${roof - 2 * DEEP}L${left} ${roof - DEEP}Z`}
			/>
		</>
	);
}
