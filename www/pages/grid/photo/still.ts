/* Whether the grid in front of the camera holds still. Pure. */
import type { Corners } from './frame';

/** In how many checks in a row the grid must be in the same place. */
const LOOKS = 5;
/** The most that a corner may move, as a fraction of the picture's longer side. */
const MOVED = 0.012;

/** The last checks, the newest at the end; a check without a grid starts over. */
export const noted = (looks: readonly Corners[], seen: Corners | null): readonly Corners[] =>
	seen ? [...looks, seen].slice(-LOOKS) : [];

/** Whether all corners stayed in place, in a picture with this longer side. */
export function isStill(looks: readonly Corners[], longest: number): boolean {
	const now = looks.at(-1);
	if (!now || looks.length < LOOKS) return false;
	const moved = looks.flatMap((look) =>
		look.map(({ x, y }, at) => Math.hypot(x - (now[at]?.x ?? x), y - (now[at]?.y ?? y))),
	);
	return Math.max(...moved) < MOVED * longest;
}

/** The reader's corners in a picture scaled by this factor; null if there are none. */
export function cornersOf(numbers: ArrayLike<number>, factor: number): Corners | null {
	if (numbers.length !== 8) return null;
	const at = (index: number) => ({
		x: (numbers[2 * index] ?? 0) * factor,
		y: (numbers[2 * index + 1] ?? 0) * factor,
	});
	return [at(0), at(1), at(2), at(3)];
}
