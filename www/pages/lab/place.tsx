/* The picture of the lab's place: a small search tree with one path highlighted. */
const LINES = 'M50 8 28 30M50 8 72 30M28 30 16 52M28 30 40 52M72 30 60 52M72 30 84 52';
const WAY = 'M50 8 72 30 60 52';
const NODES = [
	[50, 8],
	[28, 30],
	[72, 30],
	[16, 52],
	[40, 52],
	[60, 52],
	[84, 52],
] as const;
const ON_WAY = [0, 2, 5];

export function Tree() {
	return (
		<svg class="place-tree" viewBox="4 0 92 60" aria-hidden="true" focusable="false">
			<path d={LINES} />
			<path class="lit" d={WAY} />
			{NODES.map(([x, y], at) => (
				<circle key={at} class={ON_WAY.includes(at) ? 'lit' : undefined} cx={x} cy={y} r={4.5} />
			))}
		</svg>
	);
}
