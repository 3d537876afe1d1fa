/*
 * A line of the board from the street: its buildings in a row as seen from a clue on
 * the left. Each visible building has a tick on its roof and a line of sight; each
 * hidden one is only an outline. The page says which buildings are visible; this
 * file computes nothing.
 */
import { isPark, type Scale, shownValue } from '../draft';
import type { Reading } from '../variants';
import type { CellView, Sight } from '../view';
import { heightsOf, TALLEST } from './lots';

interface StreetHouse {
	readonly cell: CellView;
	readonly sight: Exclude<Sight, 'chain'>;
	/** Its name for a screen reader. */
	readonly name: string;
}

interface StreetProps {
	/** The buildings, starting at the clue. */
	houses: readonly StreetHouse[];
	/** The clue's number, 0 for none. */
	clue: number;
	scale: Scale;
	/** What the clue's number says about the visible buildings. */
	means: Reading['clues'];
	label: string;
}

const LOT = 100;
const WALL = 72;
/** Where the first lot starts; the viewer is in front of it. */
const START = 104;
const SKY = 52;
/** The additional room for sums above the roofs. */
const SUMS = 28;
const STREET = 34;
/** The approximate height of a street, and the limit for a storey. */
const HIGH = 330;
const STOREY = 52;

export function Street({ houses, clue, scale, means, label }: StreetProps) {
	const size = houses.length;
	const low = scale.parks ? 1 : 0;
	const storey = Math.min(STOREY, HIGH / size);
	const ground = SKY + (means === 'sum' ? SUMS : 0) + (size - low) * storey;
	const width = START + size * LOT + 12;
	const top = (value: number) => ground - Math.max(value - low, 0) * storey;
	const sums = means === 'sum' ? sumsOf(houses, low) : [];
	return (
		<svg
			class="drawing street"
			viewBox={`0 0 ${width} ${ground + STREET}`}
			role="img"
			aria-label={label}
		>
			<Looks houses={houses} low={low} top={top} />
			{houses.map((house, at) => (
				<House
					key={house.cell.row * size + house.cell.column}
					house={house}
					x={START + at * LOT + (LOT - WALL) / 2}
					top={top}
					ground={ground}
					storey={storey}
					scale={scale}
					sum={sums[at] ?? 0}
				/>
			))}
			<path class="street-ground" d={`M8 ${ground}H${width - 8}`} />
			<Viewer clue={clue} ground={ground} />
		</svg>
	);
}

type Top = (value: number) => number;

/** The sum so far at each visible building. */
function sumsOf(houses: readonly StreetHouse[], low: number): number[] {
	let sum = 0;
	return houses.map(({ cell, sight }) => {
		if (sight !== 'seen') return 0;
		sum += cell.value - low;
		return sum;
	});
}

/** A line of sight to each visible building, ending at a part that nothing hides. */
function Looks({ houses, low, top }: { houses: readonly StreetHouse[]; low: number; top: Top }) {
	let highest = low;
	const looks = houses.flatMap(({ cell, sight }, at) => {
		if (sight !== 'seen') return [];
		// Near the roof, above the tick of the previous building.
		const y = top(cell.value) + Math.min(12, (top(highest) - top(cell.value)) / 2);
		highest = cell.value;
		const end = START + at * LOT + (LOT - WALL) / 2;
		return [`M84 ${y}H${end - 5}m-9 -6l9 6l-9 6`];
	});
	return <path class="looks" d={looks.join('')} />;
}

interface HouseProps {
	house: StreetHouse;
	x: number;
	top: Top;
	ground: number;
	storey: number;
	scale: Scale;
	/** The sum of the visible roofs up to this one, 0 if it is not shown. */
	sum: number;
}

function House({ house: { cell, sight, name }, x, top, ground, storey, scale, sum }: HouseProps) {
	const { value, tone } = cell;
	const high = ground - top(value);
	const park = isPark(value, scale);
	const text = value > 0 ? shownValue(value, scale) : rangeWords(cell, scale);
	const middle =
		high > 30 ? top(value) + Math.min(high / 2, Math.max(storey / 2, 28)) : ground - 18;
	return (
		<g class={`house cell ${tone} ${value === 0 ? 'unbuilt' : sight}`}>
			<title>{name}</title>
			{value === 0 ? <Supposed cell={cell} x={x} top={top} ground={ground} /> : null}
			{value > 0 && !park ? (
				<>
					<rect class="front" x={x} y={top(value)} width={WALL} height={high} rx="3" />
					<path class="wall-storeys" d={lines(x, ground, storey, Math.round(high / storey))} />
				</>
			) : null}
			{park ? (
				<g class="tree" transform={`translate(${x + WALL / 2 + 18} ${ground - 42})`}>
					<path class="trunk" d="M0 28V42" />
					<path class="crown" d="M0 0L16 30H-16Z" />
				</g>
			) : null}
			<text
				class={`digit house-digit long-${text.length}`}
				x={x + WALL / 2 - (park ? 14 : 0)}
				y={middle}
			>
				{text}
			</text>
			{sight === 'seen' ? (
				<path class="roof-tick" d={`M${x + 22} ${top(value) - 18}l10 10l20 -24`} />
			) : null}
			{sight === 'seen' && sum > 0 ? (
				<text class="roof-sum" x={x + WALL / 2} y={top(value) - 50}>
					{sum > value ? `= ${sum}` : sum}
				</text>
			) : null}
		</g>
	);
}

/** The range of heights as in "2–4", if marks give one. */
function rangeWords(cell: CellView, scale: Scale): string {
	const [from, to] = heightsOf(cell) ?? [0, 0];
	const words = [...new Set([from, to])].map((one) => shownValue(one, scale)).join('–');
	return words || '?';
}

const lines = (x: number, ground: number, storey: number, storeys: number) =>
	Array.from(
		{ length: Math.min(Math.max(storeys - 1, 0), TALLEST) },
		(_, at) => `M${x + 4} ${ground - (at + 1) * storey}h${WALL - 8}`,
	).join('');

/** The outline of the possible heights of an open lot. */
function Supposed({
	cell,
	x,
	top,
	ground,
}: {
	cell: CellView;
	x: number;
	top: Top;
	ground: number;
}) {
	const heights = heightsOf(cell);
	if (!heights) return null;
	const [from, to] = heights;
	return (
		<>
			<rect class="sure-left" x={x} y={top(from)} width={WALL} height={ground - top(from)} />
			<rect class="open-left" x={x} y={top(to)} width={WALL} height={top(from) - top(to)} />
			<path class="range" d={`M${x} ${top(to)}h${WALL}M${x} ${top(from)}h${WALL}`} />
		</>
	);
}

/** The viewer, with the clue on a sign. */
function Viewer({ clue, ground }: { clue: number; ground: number }) {
	// Sums have up to three digits.
	const wide = 26 + 16 * String(clue).length;
	return (
		<g class="viewer clue">
			<circle cx="42" cy={ground - 76} r="9" />
			<path
				d={`M42 ${ground - 64}v36M42 ${ground - 56}l22 -8M42 ${ground - 56}l-12 18M42 ${ground - 28}l-9 28M42 ${ground - 28}l9 28`}
			/>
			{clue > 0 ? (
				<>
					<rect
						class="clue-board"
						x={42 - wide / 2}
						y={ground - 140}
						width={wide}
						height="40"
						rx="9"
					/>
					<text class={`clue-digit long-${String(clue).length}`} x="42" y={ground - 120}>
						{clue}
					</text>
				</>
			) : null}
		</g>
	);
}
