/*
 * Where a board's places are in the picture of its city. The place of a lot is on its roof, and every visible part
 * of a building belongs to its lot.
 */
import { type Box, CELL, type Layout } from '../layout';
import { isCell, type Place, placeOf, placeOfCell } from '../places';
import type { Plan } from '../plan';
import type { BoardView } from '../view';
import {
	cornersAt,
	type Ground,
	groundOf,
	isInside,
	lotOf,
	outlineOf,
	type Point,
	signAt,
} from './ground';
import { type Lot, lotsOf, SMALL } from './lots';

/** Half the size of a clue's sign, and the distance within which a number is meant. */
const SIGN: Point = [30, 26];
const NEAR = 17;

/** The number of storeys of the highest building that a board may have. */
export const mostStoreys = ({ size, scale }: BoardView): number => size - (scale.parks ? 1 : 0);

export function cityPlan(view: BoardView, layout: Layout, turn: number): Plan {
	const ground = groundOf(layout, turn, mostStoreys(view));
	const lots = lotsOf(ground, view);
	const size = layout.size;
	return {
		width: ground.width,
		height: ground.height,
		boxOf: (place) => (isCell(size, place) ? roofBox(ground, lots, place) : signBox(ground, place)),
		placeAt: (x, y) => clueAt(ground, [x, y]) ?? cellAt(ground, lots, [x, y]),
		spotIn: (place, x, y) => {
			const box = roofBox(ground, lots, place);
			const from = (at: number, middle: number) => (at - middle) / SMALL + CELL / 2;
			return { x: from(x, box.x + box.width / 2), y: from(y, box.y + box.height / 2) };
		},
	};
}

function roofBox(ground: Ground, lots: readonly Lot[], { row, column }: Place): Box {
	const lot = lots.find(({ cell }) => cell.row === row && cell.column === column);
	const corners = lot ? cornersAt(ground, lot.patch, lot.to) : [];
	const xs = corners.map(([x]) => x);
	const ys = corners.map(([, y]) => y);
	const [x, y] = [Math.min(...xs), Math.min(...ys)];
	return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function signBox(ground: Ground, place: Place): Box {
	const [x, y] = signAt(ground, place).middle;
	return { x: x - SIGN[0], y: y - SIGN[1], width: 2 * SIGN[0], height: 2 * SIGN[1] };
}

function clueAt(ground: Ground, [x, y]: Point): Place | null {
	const { ring, size } = ground.layout;
	if (!ring) return null;
	const sides = ['top', 'right', 'bottom', 'left'] as const;
	const places = sides.flatMap((side) =>
		Array.from({ length: size }, (_, index) => placeOf(size, { side, index })),
	);
	const isOn = (place: Place) => {
		const box = signBox(ground, place);
		return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
	};
	return places.find(isOn) ?? null;
}

/**
 * A number that shows through a building belongs to its own lot; otherwise the frontmost thing counts, down to the bare
 * ground.
 */
function cellAt(ground: Ground, lots: readonly Lot[], point: Point): Place | null {
	const [x, y] = point;
	const isNear = ({ isHidden, middle }: Lot) =>
		isHidden && Math.hypot(middle[0] - x, middle[1] - y) < NEAR;
	const through = lots.findLast(isNear);
	const front = lots.findLast(({ patch, to }) => isInside(outlineOf(ground, patch, 0, to), point));
	const bare = lots.findLast(({ index }) =>
		isInside(cornersAt(ground, lotOf(ground, index)), point),
	);
	const found = through ?? front ?? bare;
	return found ? placeOfCell(ground.layout.size, found.index) : null;
}
