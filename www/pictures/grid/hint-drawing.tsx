/*
 * The drawing of a hint over the board, with outlines, arrows and strokes, so
 * that no meaning depends on colour alone. The drawing shows lines, clues with
 * their direction, signs, the cells and numbers that prove it, and the numbers
 * to be removed. The arrows of a chain are in `chain-drawing.tsx`.
 */

import { READABLE } from './candidates';
import { ChainArrow, type HintArrow, spotOf } from './chain-drawing';
import { type Scale, shownValue } from './draft';
import { type Box, boxOf, CELL, type Layout } from './layout';
import { markLetters, middleOfMark } from './marks';
import { type ClueSlot, placeOf, placeOfCell } from './places';

/** What a hint draws; cells are given by their numbers. */
export interface HintLook {
	/** The cells of each row, column, diagonal or box. */
	readonly lines: readonly (readonly number[])[];
	readonly clues: readonly ClueSlot[];
	/** The two cells of each sign or bar. */
	readonly signs: readonly (readonly [number, number])[];
	/** The cells that prove the step, and those that it mentions. */
	readonly causes: readonly number[];
	readonly targets: readonly number[];
	readonly removed: readonly { readonly cell: number; readonly values: readonly number[] }[];
	/**
	 * Numbers that stay: those that prove the step, the assumed one, those ruled out as a result, and those of a run.
	 */
	readonly marks: readonly HintMark[];
	readonly arrows: readonly HintArrow[];
	/** The cell whose name is under the pointer. */
	readonly named?: number;
}

interface HintMark {
	readonly cell: number;
	readonly value: number;
	readonly role: 'proof' | 'supposed' | 'out' | 'placed';
}

interface HintProps {
	look: HintLook;
	layout: Layout;
	scale: Scale;
}

export function HintDrawing({ look, layout, scale }: HintProps) {
	const box = (cell: number) => boxOf(layout, placeOfCell(layout.size, cell));
	return (
		<g class="hint-marks">
			{look.named === undefined ? null : <rect class="hint-named" {...box(look.named)} />}
			{look.lines.flatMap((cells) =>
				outlines(cells.map(box)).map((one) => (
					<rect key={`${one.x} ${one.y} ${one.width}`} class="hint-line" {...one} rx="10" />
				)),
			)}
			{look.signs.map(([one, other]) => (
				<Sign key={`${one} ${other}`} around={around([box(one), box(other)])} />
			))}
			{look.causes.map((cell) => (
				<rect key={cell} class="hint-cause" {...grown(box(cell), -9)} rx="22" />
			))}
			{look.targets.map((cell) => (
				<rect key={cell} class="hint-target" {...grown(box(cell), -5)} rx="8" />
			))}
			{look.removed.map(({ cell, values }) => (
				<Removed key={cell} box={box(cell)} values={values} size={layout.size} scale={scale} />
			))}
			{look.clues.map((slot) => (
				<Clue key={`${slot.side} ${slot.index}`} slot={slot} layout={layout} />
			))}
			{look.arrows.map((arrow) => (
				<ChainArrow key={arrow.number} arrow={arrow} layout={layout} />
			))}
			{look.marks.map((mark, order) => (
				<Mark
					key={`${mark.cell} ${mark.value} ${mark.role}`}
					mark={mark}
					order={order}
					layout={layout}
					scale={scale}
				/>
			))}
		</g>
	);
}

/** One box around cells that fill it; otherwise one around each cell, as on a diagonal. */
function outlines(boxes: readonly Box[]): readonly Box[] {
	const all = around(boxes);
	const gap = boxes.length * CELL * CELL * 2.2;
	return all.width * all.height <= gap ? [all] : boxes;
}

function around(boxes: readonly Box[]): Box {
	const x = Math.min(...boxes.map((one) => one.x));
	const y = Math.min(...boxes.map((one) => one.y));
	const right = Math.max(...boxes.map((one) => one.x + one.width));
	const bottom = Math.max(...boxes.map((one) => one.y + one.height));
	return { x, y, width: right - x, height: bottom - y };
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
	x: x - by,
	y: y - by,
	width: width + 2 * by,
	height: height + 2 * by,
});

/** A ring around a sign, midway between its two cells. */
function Sign({ around: { x, y, width, height } }: { around: Box }) {
	return <circle class="hint-sign" cx={x + width / 2} cy={y + height / 2} r="24" />;
}

const TURNS = { left: 0, top: 90, right: 180, bottom: 270 };

/** A ring around a clue, and its direction. */
function Clue({ slot, layout }: { slot: ClueSlot; layout: Layout }) {
	const { x, y, width, height } = boxOf(layout, placeOf(layout.size, slot));
	const middle = `translate(${x + width / 2} ${y + height / 2}) rotate(${TURNS[slot.side]})`;
	return (
		<g class="hint-clue" transform={middle}>
			<circle r="25" />
			<path d="M28 -8L38 0L28 8Z" />
		</g>
	);
}

interface RemovedProps {
	box: Box;
	values: readonly number[];
	size: number;
	scale: Scale;
}

/**
 * The numbers to be removed, struck through where corner marks go; if these are dots, the whole cell is struck through.
 */
function Removed({ box, values, size, scale }: RemovedProps) {
	const short = { ...scale, unit: 1 };
	const letters = markLetters(size, 'corner', shownValue(size, short).length);
	const at = `translate(${box.x} ${box.y})`;
	if (size > READABLE) return <path class="hint-removed" d="M20 80L80 20" transform={at} />;
	return (
		<g transform={at}>
			{values.map((value) => {
				const { x, y } = middleOfMark(size, 'corner', value);
				const half = letters * 0.5;
				return (
					<g key={value} class="hint-removed">
						<rect x={x - half} y={y - half} width={2 * half} height={2 * half} rx="4" />
						<text x={x} y={y} font-size={letters}>
							{shownValue(value, short)}
						</text>
						<path d={`M${x - half} ${y + half}L${x + half} ${y - half}`} />
					</g>
				);
			})}
		</g>
	);
}

interface MarkProps {
	mark: HintMark;
	/** The order in which new numbers light up. */
	order: number;
	layout: Layout;
	scale: Scale;
}

/** A new number in the middle of its cell. */
function Placed({ mark, order, layout, scale }: MarkProps) {
	const { x, y, width, height } = boxOf(layout, placeOfCell(layout.size, mark.cell));
	return (
		<text class="hint-placed" x={x + width / 2} y={y + height / 2} style={{ '--order': order }}>
			{shownValue(mark.value, scale)}
		</text>
	);
}

/**
 * A number at its place in its cell, ringed; with a dashed ring if it is assumed, struck through if it is ruled out.
 */
function Mark(props: MarkProps) {
	const { mark, layout, scale } = props;
	const { size } = layout;
	if (mark.role === 'placed') return <Placed {...props} />;
	const { x, y } = spotOf(layout, mark);
	const text = shownValue(mark.value, { ...scale, unit: 1 });
	const letters = Math.max(markLetters(size, 'corner', text.length), 18);
	const r = letters * 0.62;
	return (
		<g class={`hint-mark ${mark.role}`}>
			<circle cx={x} cy={y} r={r} />
			<text x={x} y={y} font-size={letters}>
				{text}
			</text>
			{mark.role === 'out' ? <path d={`M${x - r} ${y + r}L${x + r} ${y - r}`} /> : null}
		</g>
	);
}
