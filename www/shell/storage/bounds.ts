/*
 * The bounds of numbers in a record. A record may come from any file. Values beyond these bounds cannot be drawn or
 * named, such as a time without a date or a count that no page has written.
 */
import * as v from 'valibot';

/** The largest number that the core accepts. */
export const MOST = 0xffff_ffff;

/** A count, a clue, a digit. */
export const WHOLE = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST));

/** The largest possible distance of a date from the beginning of 1970, in milliseconds. */
const LAST_DATE = 8.64e15;

/** A point in time that has a date. */
export const TIME = v.pipe(v.number(), v.minValue(-LAST_DATE), v.maxValue(LAST_DATE));

/** The message of a schema for a word that only a newer page can have written. */
export const NEWER = 'newer';
