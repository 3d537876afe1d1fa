/*
 * Digits and the letters of colours, drawn as strokes, so that a picture looks the same with any fonts. Words remain
 * text.
 */
import { joined, type Shape, type TextShape } from './shapes';

/** For letters of size 1 with the baseline at 0; each is 0.6 wide. */
const GLYPHS: Record<string, string> = {
	0: 'M.3-.7C.43-.7.5-.56.5-.35S.43 0 .3 0 .1-.14.1-.35.17-.7.3-.7Z',
	1: 'M.15-.57 .33-.7V0',
	2: 'M.11-.52C.12-.64.2-.7.3-.7.41-.7.49-.62.49-.51.49-.38.38-.28.1 0H.5',
	3: 'M.12-.7H.47L.27-.43C.42-.43.5-.34.5-.22.5-.08.41 0 .29 0 .19 0 .12-.05.09-.14',
	4: 'M.4 0V-.7L.08-.2H.53',
	5: 'M.46-.7H.16L.13-.39C.18-.44.24-.46.3-.46.42-.46.5-.36.5-.23.5-.09.41 0 .29 0 .2 0 .13-.04.09-.12',
	6: 'M.45-.61C.41-.67.37-.7.31-.7.17-.7.1-.56.1-.33.1-.11.18 0 .3 0 .42 0 .5-.09.5-.22.5-.35.42-.43.31-.43.2-.43.12-.36.1-.25',
	7: 'M.1-.7H.5L.23 0',
	8: 'M.3-.7C.4-.7.47-.63.47-.54.47-.44.4-.38.3-.38.2-.38.13-.44.13-.54.13-.63.2-.7.3-.7ZM.3-.38C.42-.38.5-.3.5-.19.5-.07.41 0 .3 0 .19 0 .1-.07.1-.19.1-.3.18-.38.3-.38Z',
	9: 'M.15-.09C.19-.03.23 0 .29 0 .43 0 .5-.14.5-.37.5-.59.42-.7.3-.7.18-.7.1-.61.1-.48.1-.35.18-.27.29-.27.4-.27.48-.34.5-.45',
	A: 'M.06 0 .3-.7.54 0M.14-.23H.46',
	B: 'M.12 0V-.7H.3C.5-.7.5-.38.3-.38H.12M.3-.38C.55-.38.55 0 .3 0H.12',
	C: 'M.5-.55C.45-.65.39-.7.31-.7.17-.7.09-.56.09-.35S.17 0 .31 0C.39 0 .45-.05.5-.15',
	D: 'M.12 0V-.7H.27C.6-.7.6 0 .27 0Z',
	E: 'M.47-.7H.13V0H.47M.13-.37H.42',
	F: 'M.47-.7H.13V0M.13-.37H.42',
	G: 'M.5-.55C.45-.65.39-.7.31-.7.17-.7.09-.56.09-.35S.17 0 .31 0C.44 0 .5-.1.5-.32H.33',
	H: 'M.12 0V-.7M.48 0V-.7M.12-.37H.48',
};

const WIDTH = 0.6;
const BOLD = 600;

/** The same shapes, with digits that need no font. */
export const withoutFonts = (shapes: readonly Shape[]): Shape[] => shapes.flatMap(drawn);

function drawn(shape: Shape): Shape[] {
	if (shape.type === 'path') return [shape];
	const paths = [...shape.text].map((letter) => GLYPHS[letter]);
	return paths.some((path) => path === undefined) ? [shape] : inStrokes(shape, paths as string[]);
}

/** The halo around letters, if there is one, is a wider stroke below them. */
function inStrokes(shape: TextShape, paths: readonly string[]): Shape[] {
	const { size, anchor, x, y, weight, fill, stroke, matrix } = shape;
	const share = anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0;
	const left = x - share * paths.length * WIDTH * size;
	const thick = weight >= BOLD ? 0.115 : 0.08;
	const round = { cap: 'round', join: 'round', dash: [] };
	return paths.flatMap((d, at) => {
		const place = [size, 0, 0, size, left + at * WIDTH * size, y] as const;
		const path = { type: 'path', d, matrix: joined(matrix, place), fill: null } as const;
		const halo = stroke
			? [{ ...path, stroke: { ...stroke, ...round, width: thick + stroke.width / size } }]
			: [];
		return fill ? [...halo, { ...path, stroke: { ...fill, ...round, width: thick } }] : halo;
	});
}
