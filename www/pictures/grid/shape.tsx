/*
 * A grey shape that is printed below a number or where several cells meet, in board units.
 */
import { SHAPES, type Shape } from './variants';

/** Half the side of a square in a cell, and of one between cells; a circle is a little wider. */
export const IN_CELL = 36;
export const BETWEEN = 12;

interface ShapeProps {
	mark: Shape;
	/** The middle of the shape. */
	x: number;
	y: number;
	half: number;
}

export function MarkShape({ mark, x, y, half }: ShapeProps) {
	switch (SHAPES[mark].look) {
		case 'round':
			return <circle class="cell-shape" cx={x} cy={y} r={(half * 10) / 9} />;
		case 'square': {
			const side = 2 * half;
			const rounding = (half * 5) / IN_CELL;
			return (
				<rect
					class="cell-shape"
					x={x - half}
					y={y - half}
					width={side}
					height={side}
					rx={rounding}
				/>
			);
		}
	}
}
