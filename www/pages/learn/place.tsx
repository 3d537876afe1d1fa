/* The picture of the place: a line of a grid with its clue, in which one cell can be deduced. */
const CELLS = ['3', '', '4', ''];
const STEP = 22;

export function Lines() {
	return (
		<svg class="place-lines" viewBox="0 10 116 40" aria-hidden="true" focusable="false">
			<text class="clue" x={11} y={30}>
				2
			</text>
			{CELLS.map((text, at) => (
				<g key={at}>
					<rect
						class={at === 2 ? 'lit' : undefined}
						x={24 + at * STEP}
						y={19}
						width={STEP}
						height={STEP}
					/>
					<text x={24 + at * STEP + STEP / 2} y={30}>
						{text}
					</text>
				</g>
			))}
		</svg>
	);
}
