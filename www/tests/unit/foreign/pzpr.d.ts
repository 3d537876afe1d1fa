/* The parts of pzpr that the tests use; the package has no types. */
declare module 'pzpr' {
	interface Piece {
		bx: number;
		by: number;
		qnum: number;
		qdir: number;
		setQnum(value: number): void;
		setQdir(value: number): void;
	}
	interface List {
		length: number;
		[index: number]: Piece;
	}
	class Puzzle {
		board: { cols: number; excell: List; border: List };
		open(text: string, done: () => void): void;
		getURL(): string;
	}
	const pzpr: { Puzzle: typeof Puzzle };
	export default pzpr;
}
