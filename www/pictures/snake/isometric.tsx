/*
 * The cubelets after a step as a drawing of cubes, without WebGL: for print,
 * and where three-dimensional pictures are not available. Painted from back to
 * front, from the usual viewpoint.
 */
import { DRAWN, frameOf, pictureAxes } from './frame';
import { dot, plus, type Vector } from './space';

const AXES = pictureAxes(DRAWN);
const FRAME = frameOf(DRAWN);

type Point = readonly [number, number];

const onPaper = (point: Vector): Point => [dot(point, AXES.right), -dot(point, AXES.up)];

/** The three visible faces, with the positions of their corners relative to the cube's lowest one. */
const FACES: readonly { name: string; corners: readonly Vector[] }[] = [
	{ name: 'top', corners: face(FRAME.up, FRAME.right, FRAME.front) },
	{ name: 'front', corners: face(FRAME.front, FRAME.right, FRAME.up) },
	{ name: 'side', corners: face(FRAME.right, FRAME.front, FRAME.up) },
];

function face(out: Vector, across: Vector, along: Vector): Vector[] {
	return [out, plus(out, across), plus(plus(out, across), along), plus(out, along)];
}

interface IsometricProps {
	cells: readonly Vector[];
	/** The look of each cube, as class names. */
	looks: readonly string[];
	box: Vector;
	/** Cells outlined over everything, with or without a cube. */
	marked?: readonly Vector[];
	/** Whether the edges of the box are drawn behind everything. */
	wire?: boolean;
	/** The margin around the box, measured in cubes. */
	air?: number;
	label: string;
}

export function Isometric({
	cells,
	looks,
	box,
	marked = [],
	wire = false,
	air = 0.1,
	label,
}: IsometricProps) {
	const order = cells.map((_, index) => index).sort((a, b) => depth(cells[a]) - depth(cells[b]));
	const corners = cornersOf(box).map(onPaper);
	const [left, top] = [least(corners, 0), least(corners, 1)];
	const [right, bottom] = [most(corners, 0), most(corners, 1)];
	return (
		<svg
			class="isometric"
			role="img"
			aria-label={label}
			aria-hidden={label === ''}
			viewBox={`${left - air} ${top - air} ${right - left + 2 * air} ${bottom - top + 2 * air}`}
		>
			<path class="floor" d={outline(floorOf(box))} />
			{wire ? <path class="wire" d={edgesOf(box)} /> : null}
			{order.map((index) => (
				<Cube key={index} cell={cells[index] ?? [0, 0, 0]} look={looks[index] ?? ''} />
			))}
			<path class="hidden-lines" d={newOutlines(cells, looks)} />
			{marked.length > 0 ? <path class="marked-lines" d={outlines(marked)} /> : null}
		</svg>
	);
}

function Cube({ cell, look }: { cell: Vector; look: string }) {
	return (
		<g class={`block ${look}`}>
			{FACES.map(({ name, corners }) => (
				<path key={name} class={name} d={outline(corners.map((corner) => plus(cell, corner)))} />
			))}
		</g>
	);
}

/** The edges of the newest cubelets, drawn over everything, so that hidden ones are visible as well. */
function newOutlines(cells: readonly Vector[], looks: readonly string[]): string {
	return outlines(cells.filter((_, index) => looks[index]?.includes(' new')));
}

function outlines(cells: readonly Vector[]): string {
	const faces = cells.flatMap((cell) =>
		FACES.map(({ corners }) => outline(corners.map((corner) => plus(cell, corner)))),
	);
	return faces.join('');
}

const depth = (cell: Vector | undefined) => (cell ? dot(cell, AXES.front) : 0);

const outline = (corners: readonly Vector[]) =>
	`M${corners.map((corner) => onPaper(corner).map(short).join(' ')).join('L')}Z`;

const short = (value: number) => value.toFixed(3);

function cornersOf([width, height, deep]: Vector): Vector[] {
	return [0, width].flatMap((x) =>
		[0, height].flatMap((y) => [0, deep].map((z): Vector => [x, y, z])),
	);
}

const floorOf = ([width, , deep]: Vector): Vector[] => [
	[0, 0, 0],
	[width, 0, 0],
	[width, 0, deep],
	[0, 0, deep],
];

/** The walls of a box; together they contain all its edges. */
const edgesOf = (box: Vector) =>
	WALLS.map((wall) =>
		outline(wall.map(([x, y, z]): Vector => [x * box[0], y * box[1], z * box[2]])),
	).join('');

const WALLS: readonly (readonly Vector[])[] = [0, 1].flatMap((at) => [
	square((one, other) => [at, one, other]),
	square((one, other) => [one, other, at]),
]);

function square(corner: (one: number, other: number) => Vector): Vector[] {
	return [corner(0, 0), corner(0, 1), corner(1, 1), corner(1, 0)];
}

const least = (points: readonly Point[], at: 0 | 1) => Math.min(...points.map((one) => one[at]));
const most = (points: readonly Point[], at: 0 | 1) => Math.max(...points.map((one) => one[at]));
