/*
 * The cells of a run that flies past, painted on a canvas over the printed board. In an SVG, the browser would
 * style, lay out and paint the numbers one by one, which takes four times as long on a slow machine. The canvas
 * uses the same views and measurements of the cells as the SVG, which replaces it when the run pauses.
 */
import { useLayoutEffect, useRef } from 'preact/hooks';
import {
	type CellCandidates,
	keypadOf,
	letterSize,
	middleOfValue,
	READABLE,
} from '../../../../pictures/grid/candidates';
import { isPark, shownValue } from '../../../../pictures/grid/draft';
import { boxOf, CELL, type Layout } from '../../../../pictures/grid/layout';
import type { BoardView, CellView } from '../../../../pictures/grid/view';

interface FlightProps {
	view: BoardView;
	layout: Layout;
	/** The number of the cell with the frame, or -1. */
	framed: number;
	/** Whether cells with taller buildings have a darker background. */
	shaded: boolean;
}

export function Flight(props: FlightProps) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const painter = useRef<Painter | null>(null);
	useLayoutEffect(() => {
		if (!canvas.current) return;
		painter.current ??= new Painter(canvas.current, props.layout.width);
		painter.current.paint(props);
	});
	return <canvas ref={canvas} class="flight" />;
}

/** The size of digits in a number with this many characters, as in `board.css`. */
const DIGITS = [54, 54, 44, 34];
const INKS = ['ink', 'accent', 'proof', 'proof-wash'] as const;
type Ink = (typeof INKS)[number];

/** Remembers what was last painted, so that only changes are painted. */
class Painter {
	readonly #pen: CanvasRenderingContext2D | null;
	readonly #letters: string;
	readonly #inks: Record<Ink, string>;
	#cells: readonly CellView[] = [];
	#framed = -1;

	constructor(canvas: HTMLCanvasElement, width: number) {
		canvas.width = canvas.clientWidth * devicePixelRatio;
		canvas.height = canvas.width;
		this.#letters = getComputedStyle(canvas).fontFamily;
		this.#inks = inksOf(canvas);
		this.#pen = canvas.getContext('2d');
		this.#pen?.scale(canvas.width / width, canvas.width / width);
	}

	paint({ view, layout, framed, shaded }: FlightProps): void {
		const pen = this.#pen;
		if (!pen) return;
		for (const [index, cell] of view.cells.entries()) {
			const isFramed = index === framed;
			if (this.#cells[index] === cell && isFramed === (index === this.#framed)) continue;
			const { x, y } = boxOf(layout, cell);
			pen.save();
			pen.translate(x, y);
			pen.clearRect(0, 0, CELL, CELL);
			if (cell.candidates) this.#candidates(pen, cell.candidates, view);
			// Givens are on the printed board below.
			if (cell.value > 0 && cell.tone !== 'given')
				this.#value(pen, cell, view, layout.ring && shaded);
			if (isFramed) this.#frame(pen);
			pen.restore();
		}
		this.#cells = view.cells;
		this.#framed = framed;
	}

	#value(pen: CanvasRenderingContext2D, cell: CellView, view: BoardView, shaded: boolean): void {
		const { value, tone } = cell;
		const { accent, proof } = this.#inks;
		if (isPark(value, view.scale)) this.#ground(pen, this.#inks['proof-wash'], 1);
		else if (shaded) this.#ground(pen, accent, (value / view.size) * 0.2);
		const text = shownValue(value, view.scale);
		pen.fillStyle = tone === 'own' ? accent : proof;
		pen.font = `${DIGITS[text.length] ?? 34}px ${this.#letters}`;
		write(pen, text, CELL / 2, CELL / 2);
	}

	#ground(pen: CanvasRenderingContext2D, colour: string, strength: number): void {
		pen.globalAlpha = strength;
		pen.fillStyle = colour;
		pen.fillRect(0, 0, CELL, CELL);
		pen.globalAlpha = 1;
	}

	#candidates(pen: CanvasRenderingContext2D, { found }: CellCandidates, view: BoardView): void {
		const { size, scale } = view;
		const keypad = keypadOf(size);
		const side = Math.min(keypad.width, keypad.height) * 0.62;
		pen.fillStyle = this.#inks.ink;
		pen.font = `600 ${letterSize(keypad, shownValue(size, scale).length)}px ${this.#letters}`;
		for (const value of found) {
			const { x, y } = middleOfValue(keypad, value);
			if (size > READABLE) pen.fillRect(x - side / 2, y - side / 2, side, side);
			else write(pen, shownValue(value, scale), x, y);
		}
	}

	#frame(pen: CanvasRenderingContext2D): void {
		pen.globalAlpha = 0.55;
		pen.strokeStyle = this.#inks.accent;
		pen.lineWidth = 5;
		pen.strokeRect(5.5, 5.5, CELL - 11, CELL - 11);
	}
}

/** The colours of the page, in the format that a canvas takes. */
function inksOf(canvas: HTMLCanvasElement): Record<Ink, string> {
	const colours = INKS.map((ink) => {
		canvas.style.color = `var(--${ink})`;
		return [ink, getComputedStyle(canvas).color];
	});
	return Object.fromEntries(colours);
}

/** Centred, like the text of a drawing. */
function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number): void {
	const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = pen.measureText(text);
	pen.textAlign = 'center';
	pen.fillText(text, x, y + (above - below) / 2);
}
