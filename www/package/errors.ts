/*
 * Errors, for programs: one class with a code to act on and words to read.
 * Whatever the package throws or refuses is of it.
 */

/**
 * What went wrong:
 * - `wrong-value`: something that was handed in is missing, of another type, or nothing that can be asked;
 * - `unknown-option`: an option has a name that there is not;
 * - `unread`: a text or a link holds no puzzle of the family that was asked for;
 * - `not-writable`: the requested format cannot store the puzzle;
 * - `not-found`: no puzzle was found that meets the wish, or no folding;
 * - `not-loaded`: a file of the package could not be loaded;
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

/** The errors of the package; `code` is one of a few names, `message` says it in English. */
export class GridfoldError extends Error {
	override readonly name: string = 'GridfoldError';
	readonly code: ErrorCode;

	constructor(code: ErrorCode, words: string, cause?: unknown) {
		super(words, cause === undefined ? undefined : { cause });
		this.code = code;
	}
}

/** Any other error as one of ours; it may come from a frame, which has an `Error` of its own. */
export function errorOf(code: ErrorCode, thrown: unknown): GridfoldError {
	if (thrown instanceof GridfoldError) return thrown;
	const { message } = Object(thrown) as { message?: unknown };
	const words = String(message ?? thrown).replace(/^Error: /, '');
	return new GridfoldError(code, words, thrown);
}
