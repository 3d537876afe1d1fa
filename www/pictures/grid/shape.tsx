/*
 * The shape printed in a cell below its number: a grey circle if the number is odd, a grey square if it is even.
 */
import type { Mark } from '../../engine/types';
import { CELL } from './layout';

/** Half the side of a square; a circle is a little wider. */
const HALF = 36;
const MIDDLE = CELL / 2;

export function CellShape({ mark }: { mark: Mark }) {
	const [from, side] = [MIDDLE - HALF, 2 * HALF];
	switch (mark) {
		case 'none':
			return null;
		case 'odd':
			return <circle class="cell-shape" cx={MIDDLE} cy={MIDDLE} r={HALF + 4} />;
		case 'even':
			return <rect class="cell-shape" x={from} y={from} width={side} height={side} rx="5" />;
	}
}
