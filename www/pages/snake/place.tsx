/* The picture of the snake's place: some cubelets of two woods, not folded yet. */
const CUBELETS = [
	[0, 2],
	[1, 2],
	[2, 2],
	[2, 1],
	[3, 1],
	[3, 0],
	[4, 0],
] as const;
const STEP = 20;

export function Cubelets() {
	return (
		<svg class="cubelets" viewBox="-2 -2 102 62" aria-hidden="true" focusable="false">
			{CUBELETS.map(([column, row], at) => (
				<rect
					key={at}
					class={at % 2 ? 'light' : 'dark'}
					x={column * STEP}
					y={row * STEP}
					width={STEP - 2}
					height={STEP - 2}
					rx={3}
				/>
			))}
		</svg>
	);
}
