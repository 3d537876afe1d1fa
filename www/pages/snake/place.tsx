/* The picture of the snake's place: cubelets of two woods, folded halfway. */

/** Their places in the box, seen from a corner; the nearer ones are drawn later. */
const CUBELETS = [
	[0, 0, 0],
	[1, 0, 0],
	[2, 0, 0],
	[2, 1, 0],
	[2, 2, 0],
	[2, 2, 1],
	[1, 2, 1],
	[0, 2, 1],
] as const;

const BY_DISTANCE = CUBELETS.map(([x, y, z], at) => ({ x, y, z, at })).sort(
	(one, other) => one.x + one.y + one.z - (other.x + other.y + other.z),
);

export function Cubelets() {
	return (
		<svg class="cubelets" viewBox="-30 -22 60 62" aria-hidden="true" focusable="false">
			{BY_DISTANCE.map(({ x, y, z, at }) => (
				<g key={at} transform={`translate(${(x - y) * 10} ${(x + y) * 6 - z * 12})`}>
					<path class={at % 2 ? 'light' : 'dark'} d="M0-12 10-6V6L0 12-10 6V-6Z" />
					<path class="top" d="M0-12 10-6 0 0-10-6Z" />
				</g>
			))}
		</svg>
	);
}
