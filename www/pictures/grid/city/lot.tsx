/*
 * One lot of the city: its ground, the building on it or its possible heights, and
 * its number, which faces the viewer however the city is turned. The classes for
 * the state of a cell are those of the flat board.
 */
import { CandidatesMark } from '../candidates-drawing';
import { isPark, type Scale, shownValue } from '../draft';
import { cellClass } from '../drawing';
import { CELL } from '../layout';
import { BranchNumber, colourLetter, PencilMarks } from '../marks-drawing';
import { SHAPES, type Shape } from '../variants';
import type { CellView } from '../view';
import { cornersAt, type Ground, lotOf, type Point, pathOf, roundAt, within } from './ground';
import { type Lot, SMALL } from './lots';

interface LotProps {
	lot: Lot;
	/** The mark of its cell. */
	mark: Shape | undefined;
	ground: Ground;
	scale: Scale;
	/** Its name for a screen reader or a pointer. */
	name: string;
	isSelected: boolean;
	/** The highlighted digit, 0 for none. */
	lit: number;
	/** Whether the building rises, those at the back first. */
	rising: boolean;
}

export function LotDrawing({ lot, mark, ground, scale, name, isSelected, lit, rising }: LotProps) {
	const { cell, from, to, patch } = lot;
	const park = isPark(cell.value, scale);
	const look = park ? 'green' : cell.value > 0 ? 'built' : to > 0 ? 'supposed' : 'bare';
	return (
		<g
			class={`lot ${look} ${cellClass(cell)}`}
			style={rising ? { animationDelay: `${(cell.row + cell.column) * 30}ms` } : undefined}
		>
			{name ? <title>{name}</title> : null}
			<path class="plot" d={pathOf(cornersAt(ground, lotOf(ground, lot.index, 0.03)))} />
			{look === 'supposed' ? (
				<>
					<Walls ground={ground} lot={lot} from={0} to={from} look="sure" />
					<Walls ground={ground} lot={lot} from={from} to={to} look="open" />
				</>
			) : null}
			{look === 'built' ? <Walls ground={ground} lot={lot} from={0} to={to} look="wall" /> : null}
			<path class="roof-top" d={pathOf(cornersAt(ground, patch, to))} />
			{mark ? <Mark ground={ground} lot={lot} mark={mark} /> : null}
			<Tints ground={ground} lot={lot} isSelected={isSelected} />
			{park ? <Grove at={lot.middle} /> : null}
			{lot.isHidden ? null : (
				<Written lot={lot} size={ground.layout.size} scale={scale} lit={lit} />
			)}
		</g>
	);
}

interface WallsProps {
	ground: Ground;
	lot: Lot;
	from: number;
	to: number;
	look: string;
}

/** The two visible walls, and a line for each storey. */
function Walls({ ground, lot, from, to, look }: WallsProps) {
	if (to <= from) return null;
	const { patch } = lot;
	const [, right = NONE, near = NONE, left = NONE] = cornersAt(ground, patch, to);
	const [, lowRight = NONE, lowNear = NONE, lowLeft = NONE] = cornersAt(ground, patch, from);
	return (
		<>
			<path class={`${look}-left`} d={pathOf([left, near, lowNear, lowLeft])} />
			<path class={`${look}-right`} d={pathOf([right, near, lowNear, lowRight])} />
			<path class={`${look}-storeys`} d={storeyLines(ground, lot, from, to)} />
		</>
	);
}

const NONE: Point = [0, 0];

/** The lines between the storeys, around the front corner. */
function storeyLines(ground: Ground, { patch }: Lot, from: number, to: number): string {
	return Array.from({ length: to - from - 1 }, (_, at) => {
		const [, right = NONE, near = NONE, left = NONE] = cornersAt(ground, patch, from + at + 1);
		return `M${[left, near, right].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
	}).join('');
}

interface MarkProps {
	ground: Ground;
	lot: Lot;
	mark: Shape;
}

/** The shape of the cell: on the roof, or on the ground if there is no building. */
function Mark({ ground, lot: { cell, patch, to }, mark }: MarkProps) {
	const high = cell.value > 0 ? to : 0;
	const part = within(patch, patch.side * 0.1);
	const outline = SHAPES[mark].look === 'round' ? roundAt : cornersAt;
	return <path class="cell-shape" d={pathOf(outline(ground, part, high))} />;
}

/** The tints of a roof: the player's colour, the selection, whether a clue sees it, and the state of the cell. */
function Tints({ ground, lot, isSelected }: { ground: Ground; lot: Lot; isSelected: boolean }) {
	const { cell, patch, to } = lot;
	const roof = pathOf(cornersAt(ground, patch, to));
	return (
		<>
			{cell.colour > 0 ? (
				<g class={`colour colour-${cell.colour}`}>
					<path class="hue" d={roof} />
				</g>
			) : null}
			{isSelected ? <path class="selected" d={roof} /> : null}
			<path class="wash" d={roof} />
			{cell.redundant ? <path class="hem" d={roof} /> : null}
			{cell.sight === 'none' ? null : <path class={`sight-${cell.sight}`} d={roof} />}
		</>
	);
}

interface WrittenProps {
	lot: Pick<Lot, 'cell' | 'middle'>;
	size: number;
	scale: Scale;
	lit: number;
}

const LETTER: Point = [-27, 4];

/** The number, or the marks and candidates, upright around the middle of the roof. */
export function Written({ lot: { cell, middle }, size, scale, lit }: WrittenProps) {
	const [x, y] = middle;
	const text = shownValue(cell.value, scale);
	const small = `translate(${(x - (SMALL * CELL) / 2).toFixed(1)} ${(y - (SMALL * CELL) / 2).toFixed(1)}) scale(${SMALL})`;
	return (
		<>
			{cell.value > 0 ? (
				<text class={`digit roof-digit long-${text.length}`} x={x} y={y}>
					{text}
				</text>
			) : (
				<g transform={small}>
					{cell.candidates ? (
						<CandidatesMark candidates={cell.candidates} size={size} scale={scale} />
					) : null}
					<PencilMarks cell={cell} size={size} scale={scale} lit={lit} />
				</g>
			)}
			<Asides cell={cell} x={x} y={y} scale={scale} />
		</>
	);
}

/** The small signs beside the number: a second number, a colour's letter, the branch, and a cross if it is wrong. */
function Asides({ cell, x, y, scale }: { cell: CellView; x: number; y: number; scale: Scale }) {
	return (
		<>
			{cell.aside > 0 ? (
				<text class="aside" x={x + 34} y={y - 8}>
					{shownValue(cell.aside, scale)}
				</text>
			) : null}
			{cell.colour > 0 ? (
				<text class="roof-letter" x={x + LETTER[0]} y={y + LETTER[1]}>
					{colourLetter(cell.colour)}
				</text>
			) : null}
			{cell.branch > 0 ? (
				<g transform={`translate(${x - 44} ${y - 72}) scale(0.8)`}>
					<BranchNumber branch={cell.branch} />
				</g>
			) : null}
			{cell.mistake ? <path class="mistake" d={`M${x - 16} ${y + 20}h32${crossAt(x, y)}`} /> : null}
		</>
	);
}

/** The cross of a wrong number, to the left of the number as on the flat board. */
const crossAt = (x: number, y: number) => `M${x - 38} ${y - 22}l14 14m0 -14l-14 14`;

/** Three small trees around the 0 of a park. */
function Grove({ at: [x, y] }: { at: Point }) {
	const spots: Point[] = [
		[-26, 4],
		[24, 2],
		[0, -16],
	];
	return (
		<g class="tree">
			{spots.map(([right, down]) => (
				<g key={right} transform={`translate(${x + right} ${y + down})`}>
					<path class="trunk" d="M0 0v8" />
					<path class="crown" d="M0 -16L8 2H-8Z" />
				</g>
			))}
		</g>
	);
}
