/*
 * The movement from one step of a folding to the next: the rest swings about the newest joint. If that is not
 * enough, the part behind the new segment turns after it. Every state on the way is a turn of stiff parts.
 */

import {
	type Attitude,
	angleAbout,
	furtherTurned,
	minus,
	plus,
	turned,
	UPRIGHT,
	type Vector,
} from '../../../pictures/snake/space';
import { type Folding, lying, poseAfter } from './folding';

export interface Placed {
	readonly at: Vector;
	readonly attitude: Attitude;
}

/** A turn of all cubelets from one on, about an axis through that cubelet's centre. */
interface Turn {
	readonly from: number;
	readonly axis: Vector;
	readonly angle: number;
}

/** The turns that lead from one step to the next, in order; those with no angle are left out. */
export function turnsTo(folding: Folding, step: number): readonly Turn[] {
	const { joints, directions, tails } = folding;
	const segments = lying(step);
	const [axis, next] = [directions[segments - 2], directions[segments - 1]];
	const before = tails[segments - 2];
	if (step < 2 || !axis || !next || !before) return [];
	const after = tails[segments - 1];
	const turns = [{ from: joints[segments - 1] ?? 0, axis, angle: angleAbout(axis, before, next) }];
	if (after)
		turns.push({ from: joints[segments] ?? 0, axis: next, angle: angleAbout(next, axis, after) });
	return turns.filter(({ angle }) => angle !== 0);
}

/** All cubelets on the way to a step; `share` runs from 0, the step before, to 1, the step itself. */
export function onTheWay(folding: Folding, step: number, share: number): readonly Placed[] {
	if (share >= 1 || step === 0) return poseAfter(folding, step).map(still);
	const turns = turnsTo(folding, step);
	const start = poseAfter(folding, step - 1).map(still);
	return turns.reduce<readonly Placed[]>((placed, turn, at) => {
		const part = Math.min(Math.max(share * turns.length - at, 0), 1);
		return part === 0 ? placed : swung(placed, turn, eased(part) * turn.angle);
	}, start);
}

const still = (at: Vector): Placed => ({ at, attitude: UPRIGHT });

const eased = (part: number) => part * part * (3 - 2 * part);

function swung(placed: readonly Placed[], { from, axis }: Turn, angle: number): readonly Placed[] {
	const pivot = placed[from]?.at ?? [0, 0, 0];
	return placed.map((one, index) =>
		index < from
			? one
			: {
					at: plus(pivot, turned(minus(one.at, pivot), axis, angle)),
					attitude: furtherTurned(one.attitude, axis, angle),
				},
	);
}
