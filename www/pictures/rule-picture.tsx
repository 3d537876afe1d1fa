/*
 * A rule as a picture: a line of houses, visible and hidden from a clue, or a few cells that obey the rule; pictures
 * for variants are in `variants.ts`. Screen readers skip it; the words are beside it.
 */
import './rule-picture.css';
import { type Cells, type Houses, rulePictureOf, SPECIALS } from './grid/variants';
import { KindTile } from './kinds';

const KINDS: Record<string, Houses | Cells> = {
	skyscrapers: { clue: '2', heights: [2, 1, 4, 3] },
	futoshiki: { rows: ['312'], between: '><' },
	latin: { rows: ['123', '231', '312'] },
};

const ALL: Record<string, Houses | Cells> = {
	...KINDS,
	...Object.fromEntries(SPECIALS.map((one) => [one, rulePictureOf(one)])),
};

const [WIDTH, HEIGHT] = [96, 72];

export function RulePicture({ of }: { of: string }) {
	const drawn = ALL[of];
	if (!drawn) return <KindTile kind={of} />;
	return (
		<svg
			class="rule-picture"
			viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
			data-kind={of}
			aria-hidden="true"
			focusable="false"
		>
			{'heights' in drawn ? <Street {...drawn} /> : <Grid {...drawn} />}
		</svg>
	);
}

const GROUND = HEIGHT - 16;
const FLOOR = 12;

/** A line of houses seen from the left: those behind a taller one are pale. */
function Street({ clue, heights }: Houses) {
	return (
		<>
			<text class="rule-clue" x={8} y={GROUND + 8}>
				{clue}
			</text>
			<path class="rule-ground" d={`M18 ${GROUND}H${WIDTH}`} />
			{heights.map((height, at) => {
				const isHidden = heights.slice(0, at).some((one) => one >= height);
				const left = 20 + at * 19;
				const middle = left + 8;
				return (
					<g key={at}>
						{height === 0 ? (
							<path class="rule-park" d={`M${middle} ${GROUND}v-6l-5 0 5-11 5 11-5 0`} />
						) : (
							<rect
								class={isHidden ? 'rule-house hidden' : 'rule-house'}
								x={left}
								y={GROUND - height * FLOOR}
								width={16}
								height={height * FLOOR}
							/>
						)}
						<text x={middle} y={GROUND + 8}>
							{height}
						</text>
					</g>
				);
			})}
		</>
	);
}

/** A large row with signs, or a small grid. */
function Grid({ rows, between = '', shapes = '', lines, thick }: Cells) {
	const columns = rows[0]?.length ?? 1;
	const isRow = rows.length === 1;
	const side = isRow ? 22 : 64 / columns;
	const step = side + (between ? 10 : isRow ? 4 : 0);
	const left = (WIDTH - (columns - 1) * step - side) / 2;
	const top = (HEIGHT - rows.length * side) / 2;
	const over = `translate(${left} ${top}) scale(${side})`;
	return (
		<>
			{rows.flatMap((row, down) =>
				[...row].map((digit, at) => {
					const [x, y] = [left + at * step, top + down * side];
					const [shape = ' '] = shapes.slice(at);
					return (
						<g key={`${down},${at}`}>
							<rect class="rule-cell" x={x} y={y} width={side} height={side} />
							{shape === ' ' ? null : (
								<rect
									class="rule-shape"
									x={x + 3}
									y={y + 3}
									width={side - 6}
									height={side - 6}
									rx={shape === 'o' ? side / 2 : 1}
								/>
							)}
							<text x={x + side / 2} y={y + side / 2}>
								{digit}
							</text>
							<text class="rule-sign" x={x + side + 5} y={y + side / 2}>
								{down === 0 ? between[at] : ''}
							</text>
						</g>
					);
				}),
			)}
			{lines ? <path class="rule-lines" d={lines} transform={over} /> : null}
			{thick ? <path class="rule-thick" d={thick} transform={over} /> : null}
		</>
	);
}
