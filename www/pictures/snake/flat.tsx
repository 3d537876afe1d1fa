/*
 * A drawing of the snake as it lies on the table: cubelets of two woods in turn, the elastic in the gaps between
 * them, their numbers, and the marked cubelet. In a small size, the drawing shows a chain in a list.
 */
import { jointsOf, runsOf } from './chain';
import { type Stair, staircase } from './staircase';

interface FlatProps {
	chain: string;
	/** Its description for screen readers; empty if words beside it say the same. */
	label?: string;
	/** Whether the cubelets have numbers, which a small picture omits. */
	numbers?: boolean;
	marked?: number | null;
	onPick?: (index: number) => void;
}

/** Up to this many cubelets, all numbers are legible; a longer snake shows only those of its corners, beside them. */
const MANY = 40;

export function Flat({ chain, label = '', numbers = false, marked = null, onPick }: FlatProps) {
	const { cubelets, columns, rows } = staircase(runsOf(chain));
	const room = numbers && chain.length > MANY ? 1 : 0.2;
	return (
		<svg
			class="flat"
			role="img"
			aria-label={label}
			aria-hidden={label === ''}
			viewBox={`${-room} ${-room} ${columns + 2 * room} ${rows + 2 * room}`}
			style={{ '--columns': columns + 2 * room }}
		>
			<path class="elastic" d={elastic(cubelets)} />
			{cubelets.map((stair, index) => (
				<Cubelet
					key={index}
					stair={stair}
					index={index}
					look={lookOf(chain, index, marked)}
					pick={onPick}
				/>
			))}
			{numbers ? <Numbers chain={chain} cubelets={cubelets} /> : null}
		</svg>
	);
}

const elastic = (cubelets: readonly Stair[]) =>
	`M${cubelets.map(({ column, row }) => `${column + 0.5} ${row + 0.5}`).join('L')}`;

/** Light and dark wood in turn; the ends and the marked cubelet stand out. */
export function lookOf(chain: string, index: number, marked: number | null = null): string {
	const wood = index % 2 === 0 ? 'light' : 'dark';
	const end = chain[index] === 'E' ? ' end' : '';
	return `${wood}${end}${index === marked ? ' marked' : ''}`;
}

interface CubeletProps {
	stair: Stair;
	index: number;
	look: string;
	pick: ((index: number) => void) | undefined;
}

function Cubelet({ stair: { column, row }, index, look, pick }: CubeletProps) {
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: a short cut for the pointer; the strip has the buttons
		<rect
			class={`cubelet ${look}`}
			x={column + 0.05}
			y={row + 0.05}
			width={0.9}
			height={0.9}
			rx={0.14}
			data-cubelet={index}
			onClick={pick ? () => pick(index) : undefined}
		/>
	);
}

function Numbers({ chain, cubelets }: { chain: string; cubelets: readonly Stair[] }) {
	if (chain.length <= MANY) {
		return (
			<g class="numbers">
				{cubelets.map(({ column, row }, index) => (
					<text key={index} x={column + 0.5} y={row + 0.52}>
						{index + 1}
					</text>
				))}
			</g>
		);
	}
	return (
		<g class="numbers beside">
			{jointsOf(chain).map((index, at) => {
				const { column, row } = cubelets[index] ?? { column: 0, row: 0 };
				// The number is at the outside of a corner: above it or below it, depending on which way the snake
				// turns.
				const [x, y] = at % 2 === 1 ? [column + 1.1, row - 0.35] : [column - 0.1, row + 1.4];
				return (
					<text key={index} x={x} y={y}>
						{index + 1}
					</text>
				);
			})}
		</g>
	);
}
