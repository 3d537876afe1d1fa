/* The widths and positions of letters, measured by the browser in a font that it has. */

interface Font {
	readonly size: number;
	readonly family: string;
	readonly weight: number;
}

let brush: CanvasRenderingContext2D | null = null;

export const fontOf = ({ size, family, weight }: Font): string => `${weight} ${size}px ${family}`;

function measured(text: string, font: Font): TextMetrics | undefined {
	brush ??= document.createElement('canvas').getContext('2d');
	if (brush) brush.font = fontOf(font);
	return brush?.measureText(text);
}

export const widthOf = (text: string, font: Font): number => measured(text, font)?.width ?? 0;

/** The distance from the middle of a text down to its baseline. */
export function belowMiddle(font: Font): number {
	const found = measured('0', font);
	return found
		? (found.fontBoundingBoxAscent - found.fontBoundingBoxDescent) / 2
		: font.size * 0.35;
}

/** The words, broken into lines of at most this width; a longer word gets a separate line. */
export function wrapped(text: string, font: Font, width: number): string[] {
	const lines: string[] = [];
	for (const word of text.split(' ')) {
		const last = lines.at(-1);
		if (last !== undefined && widthOf(`${last} ${word}`, font) <= width)
			lines[lines.length - 1] = `${last} ${word}`;
		else lines.push(word);
	}
	return lines;
}
