/* A small, partly solved puzzle with its clues: new visitors see one before it is explained. */
const STEP = 11.5;
const EDGE = 10;
const SIZE = 4;
const TOP = [1, 3, 3, 2];
const LEFT = [1, 4, 2, 3];
/** The values row by row; 0 is still open. */
const CELLS = [4, 1, 2, 3, 1, 0, 0, 0, 3, 0, 0, 2, 2, 0, 4, 0];

const middle = (index: number) => EDGE + (index + 0.5) * STEP;

export function TinyGrid() {
	const lines = [1, 2, 3].map((at) => EDGE + at * STEP);
	const end = EDGE + SIZE * STEP;
	return (
		<svg class="tiny-grid" viewBox="0 0 60 60" aria-hidden="true" focusable="false">
			<rect class="sheet" width={60} height={60} rx={4} />
			<rect x={EDGE} y={EDGE} width={SIZE * STEP} height={SIZE * STEP} rx={1.5} />
			<path d={lines.map((at) => `M${at} ${EDGE}V${end}M${EDGE} ${at}H${end}`).join('')} />
			{TOP.map((clue, at) => (
				<text key={at} class="clue" x={middle(at)} y={5}>
					{clue}
				</text>
			))}
			{LEFT.map((clue, at) => (
				<text key={at} class="clue" x={5} y={middle(at)}>
					{clue}
				</text>
			))}
			{CELLS.map((value, cell) =>
				value > 0 ? (
					<text key={cell} x={middle(cell % SIZE)} y={middle(Math.floor(cell / SIZE))}>
						{value}
					</text>
				) : null,
			)}
		</svg>
	);
}
