/*
 * The words of the border: what the page and the core say to one another.
 * The shapes are generated from the Rust types; this file only names the door
 * through which the rest of the page sees them, and the list of requests.
 */
import type {
	CandidatesAnswer,
	CheckAnswer,
	ConflictAnswer,
	Draft,
	FormatEntry,
	Kind,
	LabLane,
	LabRaceRequest,
	LabReason,
	LabStrategy,
	LabTellRequest,
	LabTold,
	Progress,
	PuzzleRequest,
	ReadAnswer,
	RecogniseAnswer,
	RecogniseRequest,
	Recognised,
	RedundantAnswer,
	SnakeCheckAnswer,
	SnakeProgress,
	SnakeReadAnswer,
	SnakeRepairsAnswer,
	SnakeRequest,
	SnakeSolveAnswer,
	SnakeSolveProgress,
	SnakeSolveRequest,
	SolveAnswer,
	SolveRequest,
	WriteAnswer,
} from '../generated/types';

export type {
	Arg,
	CandidatesAnswer,
	CheckAnswer,
	Conditions,
	ConflictAnswer,
	Draft,
	Fault,
	Kind,
	LabCounters,
	LabLane,
	LabLine,
	LabOrder,
	LabReason,
	LabState,
	LabStrategy,
	LabTask,
	LabTold,
	Message,
	Progress,
	ReadAnswer,
	RecogniseAnswer,
	RecogniseRequest,
	Recognised,
	RedundantAnswer,
	Side,
	Sign,
	SnakeCheckAnswer,
	SnakeProgress,
	SnakeReadAnswer,
	SnakeReading,
	SnakeRepair,
	SnakeRepairsAnswer,
	SnakeSolution,
	SnakeSolveAnswer,
	SnakeSolveProgress,
	SnakeSolveRequest,
	SolveAnswer,
	SolveRequest,
	WriteAnswer,
} from '../generated/types';

/** Every request the core answers: what it takes, what it gives, and what it tells on the way. */
export interface Requests {
	/** A part of what a text of either family holds. */
	recognise: { args: [request: RecogniseRequest]; answer: RecogniseAnswer; told: never };
	/** The grid of a share link, without the readers of all other forms. */
	readLink: { args: [link: string]; answer: Recognised; told: never };
	/** The same for a snake. */
	snakeReadLink: { args: [link: string]; answer: Recognised; told: never };
	/** Gives way to `recognise`, as `snakeRead` does. */
	read: { args: [text: string]; answer: ReadAnswer; told: never };
	write: { args: [draft: Draft, format: string]; answer: WriteAnswer; told: never };
	check: { args: [draft: Draft, entries: number[] | null]; answer: CheckAnswer; told: never };
	solve: { args: [request: SolveRequest]; answer: SolveAnswer; told: Progress };
	candidates: { args: [request: PuzzleRequest]; answer: CandidatesAnswer; told: CandidatesAnswer };
	conflict: { args: [request: PuzzleRequest]; answer: ConflictAnswer; told: Progress };
	redundant: { args: [request: PuzzleRequest]; answer: RedundantAnswer; told: RedundantAnswer };
	kinds: { args: []; answer: Kind[]; told: never };
	formats: { args: []; answer: FormatEntry[]; told: never };
	snakeRead: { args: [text: string, box: number[] | null]; answer: SnakeReadAnswer; told: never };
	snakeWrite: {
		args: [chain: string, box: number[], format: string];
		answer: WriteAnswer;
		told: never;
	};
	snakeCheck: { args: [chain: string, box: number[]]; answer: SnakeCheckAnswer; told: never };
	snakeRepairs: { args: [request: SnakeRequest]; answer: SnakeRepairsAnswer; told: SnakeProgress };
	labStrategies: { args: []; answer: LabStrategy[]; told: never };
	labRace: { args: [request: LabRaceRequest]; answer: LabLane[]; told: LabLane[] };
	labBegin: { args: [run: number, request: LabTellRequest]; answer: LabTold; told: never };
	/** Two numbers an event, as `www/study/log.ts` reads them. */
	labAdvance: {
		args: [run: number, events: number];
		answer: LabTold & { events: Uint32Array };
		told: never;
	};
	labDetails: { args: [run: number, events: number[]]; answer: LabReason[]; told: never };
	labEnd: { args: [run: number]; answer: undefined; told: never };
	snakeSolve: {
		args: [request: SnakeSolveRequest];
		answer: SnakeSolveAnswer;
		told: SnakeSolveProgress;
	};
}
