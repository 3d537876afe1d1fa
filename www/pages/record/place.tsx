/* The picture of the record's place: some weeks as bars, the last one highlighted. */
const HEIGHTS = [14, 22, 10, 30, 24, 40];
const STEP = 15;
const FLOOR = 52;

export function Bars() {
	return (
		<svg class="place-bars" viewBox="0 4 96 54" aria-hidden="true" focusable="false">
			{HEIGHTS.map((height, at) => (
				<rect
					key={at}
					class={at === HEIGHTS.length - 1 ? 'lit' : undefined}
					x={4 + at * STEP}
					y={FLOOR - height}
					width={STEP - 4}
					height={height}
					rx={2}
				/>
			))}
		</svg>
	);
}
