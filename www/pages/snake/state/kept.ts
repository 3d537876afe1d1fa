/* The saved record of a snake; older versions saved the same data. */
import * as v from 'valibot';
import { type Box, volume } from '../../../pictures/snake/chain';
import type { Shape } from '../../../shell/storage/slot';
import { LONGEST, LONGEST_SIDE } from './edits';
import type { SnakePosition } from './snake';

const SIDE = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LONGEST_SIDE));

const BOX: v.GenericSchema<unknown, Box> = v.pipe(
	v.strictTuple([SIDE, SIDE, SIDE]),
	v.check((box) => volume(box) <= LONGEST),
);

export const KEPT: Shape<SnakePosition> = {
	position: v.object({
		chain: v.pipe(v.string(), v.maxLength(LONGEST), v.regex(/^E[SC]*E$/)),
		box: BOX,
		board: v.string(),
	}),
	// These migrations change nothing but the version number. They lead to the first version with a number, and to
	// the first whose histories are written as steps.
	migrations: [(old) => old, (old) => old],
};
