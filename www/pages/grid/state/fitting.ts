/* A wish, reduced to what a kind of grid supports. */
import type { Band, Kind } from '../../../engine/types';
import type { Wish } from '../../../engine/wish';
import { isPrinted } from '../../../pictures/grid/variants';
import { levelsOf } from './origin';
import { wishable } from './wishable';

export function fitting(wish: Wish, its: Kind): Wish {
	const kind = its.id;
	const features = wishable(its, wish.size).filter((one) => wish.features.includes(one));
	return {
		...wish,
		kind,
		features,
		aim: aimFor(wish.aim, levelsOf({ kind, features })),
		clues: its.clues ? wish.clues : null,
		signs: its.signs ? wish.signs : null,
		marks: features.some(isPrinted) ? (wish.marks ?? null) : null,
	};
}

/** The same aim, or the easiest level if the kind does not offer it. */
function aimFor(aim: Wish['aim'], offered: readonly Band[]): Wish['aim'] {
	const [easiest] = offered;
	const isThere = aim.type !== 'band' || aim.band === 'trial' || offered.includes(aim.band);
	return isThere || !easiest ? aim : { type: 'band', band: easiest };
}
