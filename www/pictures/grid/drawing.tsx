/*
 * A board in pixels: an SVG of cells, clues and signs, hidden from screen
 * readers, for which there is a version in words. The drawing shows a view and
 * does not depend on puzzle rules, settings or events.
 */
import type { ComponentChildren } from 'preact';
import type { Sign } from '../../engine/types';
import { ifChanged } from '../../widgets/if-changed';
import { CandidatesMark } from './candidates-drawing';
import { ClueWords } from './clue';
import { type Gap, isPark, type PrintedMark, type Scale, shownValue } from './draft';
import { type Box, boxOf, CELL, type Layout, middleAmong, middleOf } from './layout';
import { BranchNumber, Colour, PencilMarks } from './marks-drawing';
import { clueSlotAt, type Place, placeOf, placeOfCell } from './places';
import { BETWEEN, IN_CELL, MarkShape } from './shape';
import type { Shape } from './variants';
import { BoxBorders, Diagonals, Tree } from './variants-drawing';
import {
	type BoardView,
	type CellView,
	type ClueView,
	type Sight,
	type SignView,
	stateOf,
} from './view';

interface DrawingProps {
	view: BoardView;
	layout: Layout;
	/** The place with the frame, if there is one. */
	focus?: Place | null;
	/** The place where typing continues, if that should be visible. */
	onward?: Place | null;
	/** Whether clues and signs are being edited. */
	setting?: boolean;
	/** Whether cells with taller buildings have a darker background. */
	shaded?: boolean;
	/** The cells selected together, by number. */
	selected?: readonly number[];
	/** The highlighted digit, 0 for none. */
	lit?: number;
	/** A layer over the cells: the drawing of a hint, if there is one. */
	children?: ComponentChildren;
}

export function Drawing(props: DrawingProps) {
	const {
		view,
		layout,
		focus = null,
		onward = null,
		setting = false,
		shaded = false,
		selected = [],
		lit = 0,
		children,
	} = props;
	const { width } = layout;
	const signs = layout.signs ? view.signs : [];
	return (
		<svg class="drawing" viewBox={`0 0 ${width} ${width}`} aria-hidden="true" focusable="false">
			<Ground layout={layout} />
			{focus ? <SightLine layout={layout} focus={focus} /> : null}
			<Diagonals view={view} layout={layout} />
			{view.cells.map((cell) => (
				<CellMark
					key={cell.row * view.size + cell.column}
					cell={cell}
					mark={markIn(view, cell)}
					size={view.size}
					scale={view.scale}
					layout={layout}
					shaded={shaded}
					selected={selected.includes(cell.row * view.size + cell.column)}
					lit={cell.lit || (cell.corner | cell.centre && lit) ? lit : 0}
				/>
			))}
			{layout.signs ? null : <Lines layout={layout} />}
			<BoxBorders view={view} layout={layout} setting={setting} />
			{layout.ring
				? view.clues.map((clue) => (
						<ClueMark
							key={`${clue.side}${clue.index}`}
							clue={clue}
							layout={layout}
							setting={setting}
						/>
					))
				: null}
			{signs.map((sign) => (
				<SignMark key={keyOf(sign.gap)} sign={sign} layout={layout} setting={setting} />
			))}
			{view.marks.filter(isBetween).map(({ mark, at, cells }) => (
				<MarkShape key={at} mark={mark} {...middleAmong(layout, cells)} half={BETWEEN} />
			))}
			{children}
			{focus ? <Focus box={boxOf(layout, focus)} /> : null}
			{focus && onward ? <Onward from={boxOf(layout, focus)} to={boxOf(layout, onward)} /> : null}
		</svg>
	);
}

export const keyOf = (gap: Gap) => `${gap.across ? 'a' : 'd'}${gap.row}.${gap.column}`;

/** Whether a mark is printed where several cells meet. */
export const isBetween = ({ cells }: PrintedMark) => cells.length > 1;

/** The mark that is printed in a cell. */
export function markIn({ size, marks }: BoardView, { row, column }: Place): Shape | undefined {
	const here = marks.find((one) => !isBetween(one) && one.cells[0] === row * size + column);
	return here?.mark;
}

/** One sheet below cells that touch, otherwise a tile below each cell. */
const Ground = ifChanged(({ layout }: { layout: Layout }) => {
	const { size, start, width } = layout;
	const side = width - 2 * start;
	if (!layout.signs)
		return <rect class="ground" x={start} y={start} width={side} height={side} rx="7" />;
	const cells = Array.from({ length: size * size }, (_, cell) => placeOfCell(size, cell));
	return (
		<>
			{cells.map((cell) => (
				<rect
					key={`${cell.row}.${cell.column}`}
					class="tile"
					{...boxOf(layout, cell)}
					rx={ROUNDING}
				/>
			))}
		</>
	);
});

const ROUNDING = 9;

/** The line of sight of a focused clue. */
function SightLine({ layout, focus }: { layout: Layout; focus: Place }) {
	const slot = clueSlotAt(layout.size, focus);
	if (!slot) return null;
	const upright = slot.side === 'top' || slot.side === 'bottom';
	const first = upright ? { row: 0, column: slot.index } : { row: slot.index, column: 0 };
	const { x, y } = boxOf(layout, first);
	const long = layout.width - 2 * layout.start;
	return (
		<rect
			class="sight"
			x={x}
			y={y}
			width={upright ? CELL : long}
			height={upright ? long : CELL}
			rx="7"
		/>
	);
}

/** Thin lines between cells that touch, and a strong frame around them. */
function Lines({ layout }: { layout: Layout }) {
	const { start, width, size } = layout;
	const end = width - start;
	const inner = Array.from({ length: size - 1 }, (_, index) => start + (index + 1) * CELL);
	const path = inner.map((at) => `M${at} ${start}V${end}M${start} ${at}H${end}`).join('');
	return (
		<g>
			<path class="line" d={path} />
			<rect class="frame" x={start} y={start} width={end - start} height={end - start} rx="7" />
		</g>
	);
}

interface CellProps {
	cell: CellView;
	/** The mark below the number of the cell. */
	mark: Shape | undefined;
	size: number;
	scale: Scale;
	layout: Layout;
	shaded: boolean;
	selected: boolean;
	lit: number;
}

const CellMark = ifChanged(Cell);

function Cell({ cell, mark, size, scale, layout, shaded, selected, lit }: CellProps) {
	const { x, y } = boxOf(layout, cell);
	const rounding = layout.signs ? ROUNDING : 0;
	const park = isPark(cell.value, scale);
	const depth = layout.ring && shaded && !park ? cell.value / size : 0;
	const text = shownValue(cell.value, scale);
	return (
		<g class={cellClass(cell)} transform={`translate(${x} ${y})`}>
			{depth > 0 ? (
				<rect class="depth" width={CELL} height={CELL} rx={rounding} opacity={depth * 0.2} />
			) : null}
			<Colour colour={cell.colour} size={size} />
			{selected ? <rect class="selected" width={CELL} height={CELL} rx={rounding} /> : null}
			{park ? <rect class="park" width={CELL} height={CELL} rx={rounding} /> : null}
			<rect class="wash" x="4" y="4" width={CELL - 8} height={CELL - 8} rx="8" />
			{cell.redundant ? (
				<rect class="hem" x="7" y="7" width={CELL - 14} height={CELL - 14} rx="8" />
			) : null}
			{mark ? <MarkShape mark={mark} x={CELL / 2} y={CELL / 2} half={IN_CELL} /> : null}
			{cell.candidates ? (
				<CandidatesMark candidates={cell.candidates} size={size} scale={scale} />
			) : null}
			<PencilMarks cell={cell} size={size} scale={scale} lit={lit} />
			{cell.sight === 'none' ? null : <SightMark sight={cell.sight} />}
			<text class={`digit long-${text.length}`} x={CELL / 2} y={CELL / 2}>
				{text}
			</text>
			{cell.aside > 0 ? (
				<text class="aside" x={CELL - 9} y="22">
					{shownValue(cell.aside, scale)}
				</text>
			) : null}
			{park ? <Tree /> : null}
			<BranchNumber branch={cell.branch} />
			{cell.mistake ? <path class="mistake" d="M11 11L27 27M27 11L11 27M30 86H70" /> : null}
		</g>
	);
}

/** A roof over a building that the clue sees; dots around one that is hidden. */
function SightMark({ sight }: { sight: Exclude<Sight, 'none'> }) {
	const side = CELL - 18;
	return (
		<>
			<rect class={`sight-${sight}`} x="9" y="9" width={side} height={side} rx="8" />
			{sight === 'seen' ? <path class="roof" d="M36 24L50 12L64 24" /> : null}
		</>
	);
}

/** The state of a cell, as classes. */
export function cellClass(cell: CellView): string {
	const states = [
		cell.differs && 'differs',
		cell.missed && 'missed',
		cell.contradiction && 'contradiction',
		cell.mistake && 'mistaken',
		cell.proposed && 'proposed',
		cell.lit && !cell.mistake && 'lit',
		cell.branch > 0 && `branch-${cell.branch}`,
	];
	return ['cell', cell.tone, ...states.filter(Boolean)].join(' ');
}

const ClueMark = ifChanged(Clue);

function Clue({ clue, layout, setting }: { clue: ClueView; layout: Layout; setting: boolean }) {
	const box = boxOf(layout, placeOf(layout.size, clue));
	const x = box.x + box.width / 2;
	const y = box.y + box.height / 2;
	const state = stateOf(clue);
	return (
		<g class={`clue${state}${setting ? ' setting' : ''}${clue.done ? ' done' : ''}`}>
			<rect class="clue-slot" x={x - 28} y={y - 28} width="56" height="56" rx="28" />
			<ClueWords clue={clue} x={x} y={y} tick="m11 17l6 6l10 -14" />
		</g>
	);
}

interface SignProps {
	sign: SignView;
	layout: Layout;
	setting: boolean;
}

const SignMark = ifChanged(SignShape);

function SignShape({ sign, layout, setting }: SignProps) {
	const { x, y } = middleOf(layout, sign.gap);
	const state = stateOf(sign);
	const turned = place(x, y, sign.gap.across);
	if (sign.sign === 'none' && state === '')
		return setting ? <circle class="socket" cx={x} cy={y} r="4.5" /> : null;
	return (
		<g class={`sign-mark${state}`}>
			{state === '' ? null : <rect class="halo" {...haloOf(sign.sign)} transform={turned} />}
			<path
				class={sign.sign === 'none' ? 'sign missing' : 'sign'}
				d={SIGN_PATHS[sign.sign]}
				transform={turned}
			/>
		</g>
	);
}

/**
 * The shapes for gaps between columns; between rows they are rotated by a quarter turn. A chevron points to the smaller
 * value.
 */
export const SIGN_PATHS: Record<Sign, string> = {
	less: 'M7 -15L-9 0L7 15',
	greater: 'M-7 -15L9 0L-7 15',
	bar: 'M0 -30V30',
	// The place of a missing bar or of a superfluous one, drawn as a dashed line.
	none: 'M0 -26V26',
};

/** The shape of the highlight: round for a chevron, long for a bar or its empty place. */
function haloOf(sign: Sign) {
	const [width, height] = sign === 'less' || sign === 'greater' ? [42, 42] : [30, 78];
	return { x: -width / 2, y: -height / 2, width, height, rx: width / 2 };
}

const place = (x: number, y: number, across: boolean) =>
	`translate(${x} ${y})${across ? '' : ' rotate(90)'}`;

function Focus({ box }: { box: Box }) {
	const { x, y, width, height } = box;
	return <rect class="focus" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx="9" />;
}

/** A small arrow beside the frame, towards the place where typing continues. */
function Onward({ from, to }: { from: Box; to: Box }) {
	const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
	const [right, down] = [to.x + to.width / 2 - x, to.y + to.height / 2 - y];
	const turn = (Math.atan2(down, right) * 180) / Math.PI;
	const reach = Math.abs(right) > Math.abs(down) ? from.width / 2 : from.height / 2;
	return (
		<path
			class="onward"
			d={`M${reach - 14} -13L${reach + 4} 0L${reach - 14} 13Z`}
			transform={`translate(${x} ${y}) rotate(${turn.toFixed(1)})`}
		/>
	);
}
