/* When the grid in front of the camera counts as still. */
import { expect, test } from '@playwright/test';
import type { Corners } from '../../pages/grid/photo/frame';
import { cornersOf, isStill, noted } from '../../pages/grid/photo/still';

const at = (x: number): Corners => [
	{ x, y: 100 },
	{ x: x + 300, y: 100 },
	{ x: x + 300, y: 400 },
	{ x, y: 400 },
];

const after = (...seen: (Corners | null)[]) =>
	seen.reduce<readonly Corners[]>((looks, one) => noted(looks, one), []);

test('five looks in a row at the same place, and not one that moves or is gone', () => {
	const still = [at(50), at(51), at(50), at(52), at(50)];
	expect(isStill(after(...still), 640)).toBe(true);
	expect(isStill(after(...still.slice(1)), 640)).toBe(false);
	expect(isStill(after(...still.slice(1), at(80)), 640)).toBe(false);
	expect(isStill(after(at(50), at(50), null, at(50), at(50)), 640)).toBe(false);
	expect(isStill(after(at(20), ...still), 640), 'what was before does not count').toBe(true);
	expect(isStill([], 640)).toBe(false);
});

test('eight numbers are four corners in the picture as large as it is', () => {
	expect(cornersOf([1, 2, 3, 4, 5, 6, 7, 8], 2)?.[3]).toEqual({ x: 14, y: 16 });
	expect(cornersOf([], 2)).toBe(null);
});
