/*
 * Errors for programs: one class, with a code to act on and a message to read.
 * The package throws and rejects with nothing else.
 */

/**
 * What went wrong.
 * - `wrong-value`: an argument is missing, is of the wrong type, or has an impossible value.
 * - `unknown-option`: there is no option with this name.
 * - `unread`: a text or link contains no puzzle of the requested family.
 * - `not-writable`: the requested format cannot store the puzzle.
 * - `not-found`: no puzzle meets the wish, or there is no folding.
 * - `not-loaded`: a file of the package could not be loaded.
 * - `failed`: a question ended without an answer.
 */
export type ErrorCode =
	| 'wrong-value'
	| 'unknown-option'
	| 'unread'
	| 'not-writable'
	| 'not-found'
	| 'not-loaded'
	| 'failed';

/** The errors of the package; `code` is one of a few names, and `message` describes the error in English. */
export class GridfoldError extends Error {
	override readonly name: string = 'GridfoldError';
	readonly code: ErrorCode;

	constructor(code: ErrorCode, words: string, cause?: unknown) {
		super(words, cause === undefined ? undefined : { cause });
		this.code = code;
	}
}

/** Turns any other error into one of ours; it may come from a frame, which has its own `Error`. */
export function errorOf(code: ErrorCode, thrown: unknown): GridfoldError {
	if (thrown instanceof GridfoldError) return thrown;
	const { message } = Object(thrown) as { message?: unknown };
	const words = String(message ?? thrown).replace(/^Error: /, '');
	return new GridfoldError(code, words, thrown);
}
