/* The city without a browser: where lots and clues are in its picture, what hides what, and where arrow keys lead. */
import { expect, test } from '@playwright/test';
import { type Intent, turnedBack } from '../../pictures/grid/board/keys';
import { groundOf } from '../../pictures/grid/city/ground';
import { lotsOf } from '../../pictures/grid/city/lots';
import { cityPlan } from '../../pictures/grid/city/plan';
import { layoutOf } from '../../pictures/grid/layout';
import { type Place, placeOf, placeOfCell } from '../../pictures/grid/places';
import { type BoardView, printed, viewOf } from '../../pictures/grid/view';

const TURNS = [0, 1, 2, 3];

function viewWith(size: number, givens: readonly number[], features: 'parks'[] = []): BoardView {
	const none = new Array<number>(size).fill(0);
	const signs = new Array(size * (size - 1)).fill('none');
	return viewOf(
		printed({
			kind: 'skyscrapers',
			size,
			unit: 1,
			clues: { top: none, right: none, bottom: none, left: none },
			givens: [...givens],
			across: signs,
			down: signs,
			marks: new Array(size * size).fill('none'),
			features,
		}),
	);
}

/** Every row is the previous row shifted by this many cells. */
const shifted = (size: number, by: number) =>
	Array.from({ length: size * size }, (_, cell) => {
		const { row, column } = placeOfCell(size, cell);
		return ((column + by * row) % size) + 1;
	});

const allPlaces = (size: number): Place[] => [
	...Array.from({ length: size * size }, (_, cell) => placeOfCell(size, cell)),
	...(['top', 'right', 'bottom', 'left'] as const).flatMap((side) =>
		Array.from({ length: size }, (_, index) => placeOf(size, { side, index })),
	),
];

test('whatever stands on a lot and however the city is turned, its number and its clue are hit where they are seen', () => {
	for (const [size, by, signs] of [
		[4, 1, false],
		[5, 2, true],
		[9, 4, false],
		[12, 5, false],
	] as const) {
		const view = viewWith(size, shifted(size, by));
		const layout = layoutOf(size, true, signs);
		for (const turn of TURNS) {
			const plan = cityPlan(view, layout, turn);
			const places = allPlaces(size);
			const boxes = places.map((place) => plan.boxOf(place));
			const hit = boxes.map(({ x, y, width, height }) =>
				plan.placeAt(x + width / 2, y + height / 2),
			);
			expect(hit, JSON.stringify({ size, turn })).toEqual(places);
			expect(Math.min(...boxes.flatMap(({ x, y }) => [x, y]))).toBeGreaterThanOrEqual(0);
			expect(Math.max(...boxes.map(({ x, width }) => x + width))).toBeLessThanOrEqual(plan.width);
			const lowest = Math.max(...boxes.map(({ y, height }) => y + height));
			expect(lowest).toBeLessThanOrEqual(plan.height);
			expect(plan.placeAt(1, plan.height - 1)).toBeNull();
		}
	}
});

test('lots are painted from the back to the front, each once, and seldom one hides', () => {
	const view = viewWith(9, shifted(9, 2));
	for (const turn of TURNS) {
		const lots = lotsOf(groundOf(layoutOf(9, true, false), turn, 9), view);
		expect(lots.map(({ index }) => index).sort((a, b) => a - b)).toEqual(
			view.cells.map((_, at) => at),
		);
		const depths = lots.map(({ patch }) => patch.u + patch.v);
		expect(depths).toEqual([...depths].sort((a, b) => a - b));
		expect(lots.filter(({ isHidden }) => isHidden).length).toBeLessThan(12);
	}
	// A tower directly in front of a single storey hides it.
	const ground = groundOf(layoutOf(3, true, false), 0, 9);
	const hidden = (givens: number[]) =>
		lotsOf(ground, viewWith(3, givens)).flatMap(({ index, isHidden }) => (isHidden ? [index] : []));
	expect(hidden([1, 0, 0, 0, 9, 0, 0, 0, 0])).toEqual([0]);
	expect(hidden([1, 0, 0, 0, 3, 0, 0, 0, 0])).toEqual([]);
});

test('a lot that is open reaches from its lowest to its highest mark, and a park has no storey', () => {
	const view = viewWith(4, [1, 3, 0, 0, ...new Array<number>(12).fill(0)], ['parks']);
	const [, , open] = view.cells;
	if (open) view.cells[2] = { ...open, corner: 0b1010, centre: 0b0100, struck: 0b1000 };
	const lots = lotsOf(groundOf(layoutOf(4, true, false), 0, 3), view);
	const heights = (index: number) => {
		const lot = lots.find((one) => one.index === index);
		return [lot?.from, lot?.to];
	};
	expect([0, 1, 2, 3].map(heights)).toEqual([
		[0, 0],
		[0, 2],
		[1, 2],
		[0, 0],
	]);
});

test('in a city that is turned, arrows lead where they point', () => {
	const size = 4;
	const view = viewWith(size, new Array<number>(16).fill(0));
	for (const turn of TURNS) {
		const plan = cityPlan(view, layoutOf(size, true, false), turn);
		const spot = (place: Place) => {
			const { x, y, width, height } = plan.boxOf(place);
			return [x + width / 2, y + height / 2] as const;
		};
		const [fromX, fromY] = spot({ row: 1, column: 1 });
		const after = (down: number, right: number) => {
			const intent = turnedBack({ do: 'move', down, right }, turn) as Extract<
				Intent,
				{ do: 'move' }
			>;
			const [x, y] = spot({ row: 1 + intent.down, column: 1 + intent.right });
			return [Math.sign(x - fromX), Math.sign(y - fromY)];
		};
		// Right on the board also leads down the picture; down leads to its left.
		expect([after(0, 1), after(1, 0), after(0, -1), after(-1, 0)]).toEqual([
			[1, 1],
			[-1, 1],
			[-1, -1],
			[1, -1],
		]);
	}
	expect(turnedBack({ do: 'erase' }, 3)).toEqual({ do: 'erase' });
});
