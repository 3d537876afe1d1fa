/* A decorative skyline: the background of a heading, in two layers. */

/** The heights, from the left. */
const FAR = [34, 40, 26, 58, 30, 44, 52, 28, 38, 62, 34, 46, 30, 54, 36, 48, 26, 42];
const NEAR = [22, 34, 18, 46, 26, 30, 40, 20, 52, 24, 36, 16, 44, 28, 34, 22, 48, 26];
/** Wide enough for the widest heading. */
const TIMES = 2;
const STEP = 40;
const HEIGHT = 70;

export function Skyline() {
	const width = TIMES * FAR.length * STEP;
	return (
		<svg
			class="towers"
			viewBox={`0 0 ${width} ${HEIGHT}`}
			preserveAspectRatio="xMinYMax slice"
			aria-hidden="true"
			focusable="false"
		>
			<path class="towers-far" d={towers(FAR, 0, STEP - 4)} />
			<path class="towers-near" d={towers(NEAR, 18, STEP - 10)} />
		</svg>
	);
}

const towers = (heights: readonly number[], from: number, width: number): string =>
	Array.from({ length: TIMES }, () => heights)
		.flat()
		.map((height, at) => `M${from + at * STEP} ${HEIGHT}v${-height}h${width}v${height}z`)
		.join('');
