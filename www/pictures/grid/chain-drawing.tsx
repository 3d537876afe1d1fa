/*
 * The arrows of a chain, from number to number: slightly curved, so that two
 * along one line stay apart, and numbered in reading order. An arrow that makes
 * a number certain is solid; an arrow that rules it out is dashed.
 */
import { boxOf, type Layout } from './layout';
import { middleOfMark } from './marks';
import { placeOfCell } from './places';

/** A number in a cell. */
interface Spot {
	readonly cell: number;
	readonly value: number;
}

export interface HintArrow {
	readonly from: Spot;
	readonly to: Spot;
	readonly number: number;
	readonly isSolid: boolean;
	/** Whether another arrow is selected. */
	readonly isFaint: boolean;
}

/** The position of a number on the board. */
export function spotOf(layout: Layout, { cell, value }: Spot) {
	const box = boxOf(layout, placeOfCell(layout.size, cell));
	const mark = middleOfMark(layout.size, 'corner', value);
	return { x: box.x + mark.x, y: box.y + mark.y };
}

/** The gap between an arrow's end and the number, and the arrow's curvature as a fraction of its length. */
const AWAY = 20;
const BEND = 0.12;

export function ChainArrow({ arrow, layout }: { arrow: HintArrow; layout: Layout }) {
	const [from, to] = [spotOf(layout, arrow.from), spotOf(layout, arrow.to)];
	const [right, down] = [to.x - from.x, to.y - from.y];
	const long = Math.hypot(right, down) || 1;
	const [alongX, alongY] = [(right / long) * AWAY, (down / long) * AWAY];
	const bend = {
		x: (from.x + to.x) / 2 - down * BEND,
		y: (from.y + to.y) / 2 + right * BEND,
	};
	const [start, end] = [
		{ x: from.x + alongX, y: from.y + alongY },
		{ x: to.x - alongX, y: to.y - alongY },
	];
	const turn = (Math.atan2(end.y - bend.y, end.x - bend.x) * 180) / Math.PI;
	const middle = {
		x: (start.x + 2 * bend.x + end.x) / 4,
		y: (start.y + 2 * bend.y + end.y) / 4,
	};
	const look = `hint-arrow${arrow.isSolid ? '' : ' dashed'}${arrow.isFaint ? ' faint' : ''}`;
	return (
		<g class={look}>
			<path class="shaft" d={`M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`} />
			<path
				class="head"
				d="M-14 -9L4 0L-14 9Z"
				transform={`translate(${end.x} ${end.y}) rotate(${turn.toFixed(1)})`}
			/>
			<circle class="number" cx={middle.x} cy={middle.y} r="13" />
			<text class="digits" x={middle.x} y={middle.y}>
				{arrow.number}
			</text>
		</g>
	);
}
