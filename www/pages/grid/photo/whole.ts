/* Whether a reading seems complete, judging by counts and symmetry. Pure. */
import type { Draft } from '../../../engine/types';

type Clues = Pick<Draft, 'clues'>['clues'];

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** The sides after a half turn of the paper, or seen in a mirror. */
const LIKE = {
	turned: { sides: ['bottom', 'left', 'top', 'right'], reversed: [true, true, true, true] },
	acrossMirror: { sides: ['top', 'left', 'bottom', 'right'], reversed: [true, false, true, false] },
	downMirror: { sides: ['bottom', 'right', 'top', 'left'], reversed: [false, true, false, true] },
} as const;

const placesOf = (clues: readonly number[]) => clues.map((clue) => clue > 0);

/** Whether all clues were read, or those that were read are symmetric under a rotation or a reflection. */
export function isRegular(clues: Clues): boolean {
	if (SIDES.every((side) => placesOf(clues[side]).every(Boolean))) return true;
	return Object.values(LIKE).some(({ sides, reversed }) =>
		SIDES.every((side, at) => {
			const other = placesOf(clues[sides[at] ?? side]);
			const there = reversed[at] ? other.reverse() : other;
			return placesOf(clues[side]).every((one, index) => one === there[index]);
		}),
	);
}
