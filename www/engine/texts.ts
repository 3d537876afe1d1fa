/*
 * Reads texts with puzzles of either family. The core decides what a text
 * contains; a long text is read in parts.
 */
import { quick } from './client';
import type { Family, RecogniseAnswer } from './types';

/** Recognises part of a text's contents, from this line on. `family` is the family that the visitor is using. */
export function recognise(
	text: string,
	family: Family,
	{ line = 1, most = 20, box = null as readonly [number, number, number] | null } = {},
): Promise<RecogniseAnswer> {
	return quick.ask('recognise', [{ text, family, box: box && [...box], line, most }]);
}
