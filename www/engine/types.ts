/*
 * The words of the border: what the page and the core say to one another.
 * The shapes are generated from the Rust types; this file only names the door
 * through which the rest of the page sees them, and the list of requests.
 */
import type {
	CheckAnswer,
	Draft,
	FormatEntry,
	KindEntry,
	ReadAnswer,
	SolveAnswer,
	SolveRequest,
	WriteAnswer,
} from '../generated/types';

export type {
	Arg,
	CheckAnswer,
	Draft,
	Fault,
	KindEntry as Kind,
	Message,
	Progress,
	ReadAnswer,
	Side,
	Sign,
	SolveAnswer,
	SolveRequest,
	WriteAnswer,
} from '../generated/types';

/** Every request the core answers, with what it takes and what it gives. */
export interface Requests {
	read: { args: [text: string]; answer: ReadAnswer };
	write: { args: [draft: Draft, format: string]; answer: WriteAnswer };
	check: { args: [draft: Draft, entries: number[] | null]; answer: CheckAnswer };
	solve: { args: [request: SolveRequest]; answer: SolveAnswer };
	kinds: { args: []; answer: KindEntry[] };
	formats: { args: []; answer: FormatEntry[] };
}
