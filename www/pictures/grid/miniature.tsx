/*
 * A board the size of a stamp, by which a puzzle can be recognised at a glance. It has digits if they are few
 * enough to be readable, otherwise dark and light cells. A miniature is only a picture; the words are beside it.
 */
import type { Draft } from '../../engine/types';
import { isBoxBorder } from './boxes';
import {
	contentOf,
	type Gap,
	gapsOf,
	isPark,
	marksOf,
	type PrintedMark,
	SIDES,
	scaleOf,
	shownValue,
	signAt,
} from './draft';
import { middlePlace, type Place, placeOf, placeOfCell } from './places';
import { hasVariant, SHAPES } from './variants';

/** Above this size digits would be too small to see. */
const READABLE = 7;
const STEP = 10;

interface MiniatureProps {
	draft: Draft;
	entries: readonly number[];
}

export function Miniature({ draft, entries }: MiniatureProps) {
	const { size } = draft;
	const scale = { ...scaleOf(draft), unit: 1 };
	const edge = contentOf(draft).clues > 0 ? STEP : 1;
	const side = size * STEP + 2 * edge;
	const cells = draft.givens.map((given, cell) => {
		const look = given > 0 ? 'printed' : 'yours';
		const value = given || (entries[cell] ?? 0);
		return (
			<Mark
				key={cell}
				size={size}
				text={shownValue(value, scale)}
				look={isPark(value, scale) ? `${look} park` : look}
				{...cornerOf(placeOfCell(size, cell), edge)}
			/>
		);
	});
	const clues = SIDES.flatMap((one) =>
		draft.clues[one].map((value, index) => (
			<Mark
				key={`${one}${index}`}
				size={size}
				text={value === 0 ? '' : String(value)}
				look="clue"
				{...cornerOf(placeOf(size, { side: one, index }), edge)}
			/>
		)),
	);
	return (
		<svg class="miniature" viewBox={`0 0 ${side} ${side}`} aria-hidden="true" focusable="false">
			{marksOf(draft).map((one) => (
				<Shape key={one.at} of={one} {...cornerOf(middlePlace(size, one.cells), edge)} />
			))}
			<path class="miniature-lines" d={linesOf(size, edge)} />
			<path class="miniature-lines" d={hasVariant(draft, 'diagonals') ? crossOf(size, edge) : ''} />
			<path class="miniature-boxes" d={hasVariant(draft, 'boxes') ? boxesOf(size, edge) : ''} />
			{signsOf(draft).map(({ row, column }) => (
				<circle key={`${row},${column}`} cx={edge + column * STEP} cy={edge + row * STEP} r={1.8} />
			))}
			<path class="miniature-bars" d={barsOf(draft, edge)} />
			{cells}
			{clues}
		</svg>
	);
}

const cornerOf = ({ row, column }: Place, edge: number) => ({
	x: edge + column * STEP,
	y: edge + row * STEP,
});

function Shape({ of: { mark, cells }, x, y }: { of: PrintedMark; x: number; y: number }) {
	const side = cells.length === 1 ? STEP - 2 : STEP / 3;
	const round = SHAPES[mark].look === 'round' ? side / 2 : 0.6;
	const margin = (STEP - side) / 2;
	return <rect class="shape" x={x + margin} y={y + margin} width={side} height={side} rx={round} />;
}

interface MarkProps {
	size: number;
	text: string;
	look: string;
	x: number;
	y: number;
}

function Mark({ size, text, look, x, y }: MarkProps) {
	if (text === '') return null;
	return size <= READABLE ? (
		<text class={look} x={x + STEP / 2} y={y + STEP / 2}>
			{text}
		</text>
	) : (
		<rect class={look} x={x + 2} y={y + 2} width={STEP - 4} height={STEP - 4} />
	);
}

/** The positions of signs, measured in cells from the upper left corner. */
function signsOf(draft: Draft): Place[] {
	const chevrons = ['less', 'greater'];
	return gapsOf(draft.size)
		.filter((gap) => chevrons.includes(signAt(draft, gap)))
		.map(middle);
}

const middle = ({ across, row, column }: Gap): Place =>
	across ? { row: row + 0.5, column: column + 1 } : { row: row + 1, column: column + 0.5 };

/** The bars of an adjacent puzzle, shorter than a side of a cell. */
function barsOf(draft: Draft, edge: number): string {
	const bars = gapsOf(draft.size).filter((gap) => signAt(draft, gap) === 'bar');
	return bars.map((gap) => sideOf(gap, edge, STEP * 0.6)).join('');
}

function boxesOf(size: number, edge: number): string {
	const borders = gapsOf(size).filter((gap) => isBoxBorder(size, gap));
	return borders.map((gap) => sideOf(gap, edge, STEP)).join('');
}

/** A line of this length in a gap, between its two cells. */
function sideOf(gap: Gap, edge: number, length: number): string {
	const { row, column } = middle(gap);
	const [x, y] = [edge + column * STEP, edge + row * STEP];
	return gap.across ? `M${x} ${y - length / 2}v${length}` : `M${x - length / 2} ${y}h${length}`;
}

function crossOf(size: number, edge: number): string {
	const far = edge + size * STEP;
	return `M${edge} ${edge}L${far} ${far}M${far} ${edge}L${edge} ${far}`;
}

function linesOf(size: number, edge: number): string {
	const far = edge + size * STEP;
	return Array.from({ length: size + 1 }, (_, index) => {
		const line = edge + index * STEP;
		return `M${edge} ${line}H${far}M${line} ${edge}V${far}`;
	}).join('');
}
