/*
 * The messages between the page and the core. The types are generated from the
 * Rust types; this file re-exports them for the rest of the page, and lists the
 * requests.
 */
import type {
	About,
	CandidatesAnswer,
	ChangeRequest,
	CheckAnswer,
	CompleteAnswer,
	CompleteRequest,
	ConflictAnswer,
	DailyPuzzle,
	DailyRequest,
	Draft,
	FormatEntry,
	GradeAnswer,
	HintAnswer,
	HintRequest,
	Kind,
	LabLane,
	LabRaceRequest,
	LabReason,
	LabStrategy,
	LabTraced,
	LabTraceRequest,
	MakeAnswer,
	MakeProgress,
	MakeRequest,
	PathAnswer,
	PathRequest,
	PhotoAnswer,
	PhotoKnown,
	Progress,
	PuzzleRequest,
	RecogniseAnswer,
	Recognised,
	RecogniseRequest,
	RedundantAnswer,
	RegradeAnswer,
	RegradeRequest,
	SnakeCheckAnswer,
	SnakeProgress,
	SnakeRepairsAnswer,
	SnakeRequest,
	SnakeSolveAnswer,
	SnakeSolveProgress,
	SnakeSolveRequest,
	SolveAnswer,
	SolveRequest,
	ThinOutAnswer,
	WhyNotAnswer,
	WhyNotRequest,
	WriteAnswer,
} from '../generated/types';

export type {
	About,
	Aim,
	Arg,
	Band,
	CandidatesAnswer,
	CheckAnswer,
	Conditions,
	ConflictAnswer,
	DailyPuzzle,
	Draft,
	Family,
	Fault,
	Feature,
	FormatEntry,
	GradeAnswer,
	HintAnswer,
	HintEvidence,
	HintLeft,
	HintLink,
	HintPart,
	HintRequest,
	HintState,
	HintStatement,
	HintStep,
	HintWhipLine,
	Kind,
	LabCounters,
	LabLane,
	LabOrder,
	LabReason,
	LabStrategy,
	LabTask,
	LabTraced,
	Lock,
	Locked,
	Locks,
	Made,
	MadeGrade,
	MakeAnswer,
	MakeRequest,
	Mark,
	Message,
	ParseError,
	Part,
	PathAnswer,
	PhotoKnown,
	PhotoPlace,
	PhotoReading,
	PhotoSymbol,
	PhotoUnread,
	PhotoValue,
	Point,
	Progress,
	ReadPuzzle,
	RecogniseAnswer,
	Recognised,
	RedundantAnswer,
	Side,
	Sign,
	SnakeCheckAnswer,
	SnakeReading,
	SnakeRepair,
	SnakeRepairsAnswer,
	SnakeSolution,
	SnakeSolveAnswer,
	SolveAnswer,
	Symmetry,
	Technique,
	TechniqueBoard,
	WhyNotAnswer,
	WriteAnswer,
} from '../generated/types';

/** Every request that the core answers: its arguments, its answer, and what it reports on the way. */
export interface Requests {
	/** Part of the contents of a text, for puzzles of either family. */
	recognise: { args: [request: RecogniseRequest]; answer: RecogniseAnswer; progress: never };
	/** The grid of a share link, without the readers of all other formats. */
	readLink: { args: [link: string]; answer: Recognised; progress: never };
	/** The same for a snake. */
	snakeReadLink: { args: [link: string]; answer: Recognised; progress: never };
	write: {
		args: [draft: Draft, format: string, about: About];
		answer: WriteAnswer;
		progress: never;
	};
	check: { args: [draft: Draft, entries: number[] | null]; answer: CheckAnswer; progress: never };
	solve: { args: [request: SolveRequest]; answer: SolveAnswer; progress: Progress };
	candidates: {
		args: [request: PuzzleRequest];
		answer: CandidatesAnswer;
		progress: CandidatesAnswer;
	};
	conflict: { args: [request: PuzzleRequest]; answer: ConflictAnswer; progress: Progress };
	redundant: { args: [request: PuzzleRequest]; answer: RedundantAnswer; progress: RedundantAnswer };
	/** Sets of cells whose givens may be the player's own digits; none if that cannot be determined quickly. */
	ownDigits: { args: [draft: Draft]; answer: number[][]; progress: never };
	/** What to do next on a board, and why. */
	hint: { args: [request: HintRequest]; answer: HintAnswer; progress: Progress };
	/** Why a cell cannot have a number. */
	whyNot: { args: [request: WhyNotRequest]; answer: WhyNotAnswer; progress: Progress };
	/** All steps of a puzzle, starting from its givens. */
	path: { args: [request: PathRequest]; answer: PathAnswer; progress: Progress };
	/** How difficult a puzzle is; null for a draft that is not a puzzle. */
	grade: { args: [draft: Draft]; answer: GradeAnswer | null; progress: never };
	/** A new puzzle. */
	generate: { args: [request: MakeRequest]; answer: MakeAnswer; progress: MakeProgress };
	/** The wishes for the puzzles of a day: small, medium and hard. */
	daily: { args: [request: DailyRequest]; answer: DailyPuzzle[]; progress: never };
	/** The fewest things to add so that a puzzle has one solution. */
	complete: { args: [request: CompleteRequest]; answer: CompleteAnswer; progress: MakeProgress };
	/** A puzzle with everything superfluous removed. */
	thinOut: { args: [request: ChangeRequest]; answer: ThinOutAnswer; progress: MakeProgress };
	/** A different puzzle with the same places filled. */
	vary: { args: [request: ChangeRequest]; answer: MakeAnswer; progress: MakeProgress };
	/** A puzzle near this one, but one band harder or easier. */
	regrade: { args: [request: RegradeRequest]; answer: RegradeAnswer; progress: MakeProgress };
	/** What a photo shows; the pixels are three or four bytes each, row by row. */
	readPhoto: {
		args: [pixels: Uint8Array, width: number, height: number, known: PhotoKnown];
		answer: PhotoAnswer;
		progress: never;
	};
	/**
	 * The corners of the grid in a photo, x and y of each, clockwise from the upper left; empty if there is no grid.
	 */
	findGrid: {
		args: [pixels: Uint8Array, width: number, height: number];
		answer: Float32Array;
		progress: never;
	};
	kinds: { args: []; answer: Kind[]; progress: never };
	formats: { args: []; answer: FormatEntry[]; progress: never };
	snakeWrite: {
		args: [chain: string, box: number[], format: string];
		answer: WriteAnswer;
		progress: never;
	};
	snakeCheck: { args: [chain: string, box: number[]]; answer: SnakeCheckAnswer; progress: never };
	snakeRepairs: {
		args: [request: SnakeRequest];
		answer: SnakeRepairsAnswer;
		progress: SnakeProgress;
	};
	labStrategies: { args: []; answer: LabStrategy[]; progress: never };
	labRace: { args: [request: LabRaceRequest]; answer: LabLane[]; progress: LabLane[] };
	labBegin: { args: [run: number, request: LabTraceRequest]; answer: LabTraced; progress: never };
	/** Two numbers per event, as `www/pages/lab/log/log.ts` reads them. */
	labAdvance: {
		args: [run: number, events: number];
		answer: LabTraced & { events: Uint32Array };
		progress: never;
	};
	labDetails: { args: [run: number, events: number[]]; answer: LabReason[]; progress: never };
	labEnd: { args: [run: number]; answer: undefined; progress: never };
	snakeSolve: {
		args: [request: SnakeSolveRequest];
		answer: SnakeSolveAnswer;
		progress: SnakeSolveProgress;
	};
}
