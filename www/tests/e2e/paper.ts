/* The output of a printer: the pages of a PDF with their texts, where ink is on them, and what a camera reads there. */
import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import type { Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';

/** In millimetres, from the upper left corner. */
interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

export interface Sheet {
	width: number;
	height: number;
	/** The text of the page as one line. */
	text: string;
	/** The smallest box around everything that is not white. */
	ink: Box;
	/** What a camera reads if it sees only this part. */
	scan: (part: Box) => string;
}

export interface Picture {
	width: number;
	height: number;
	/** Four bytes per pixel. */
	data: Uint8Array;
}

const INCH = 25.4;
/** Pixels per point: 144 per inch, no more than a poor camera captures. */
const SCALE = 2;
const PER_MM = (72 * SCALE) / INCH;

/** Created only once: compiling the library takes longer than reading a page with it. */
let library: Promise<PDFiumLibrary> | null = null;

/** Prints the page as the browser does, on the requested paper. */
async function pdfOf(page: Page): Promise<PDFiumDocument> {
	library ??= PDFiumLibrary.init();
	const pdf = await page.pdf({ preferCSSPageSize: true });
	return (await library).loadDocument(pdf);
}

const textOf = (one: PDFiumPage) => one.getText().replace(/\s+/g, ' ');

export async function printed(page: Page): Promise<Sheet[]> {
	const document = await pdfOf(page);
	const sheets: Sheet[] = [];
	for (const one of document.pages()) {
		// Rendering consumes the page's text, so it is read first.
		const text = textOf(one);
		const picture = await one.render({ scale: SCALE, render: 'bitmap' });
		sheets.push({
			width: picture.width / PER_MM,
			height: picture.height / PER_MM,
			text,
			ink: inkOf(picture),
			scan: (part) => decodeQR(cut(picture, part)),
		});
	}
	document.destroy();
	return sheets;
}

/** The first sheet as a scanner sees it: on grey paper, slightly tilted, with noise; 150 dots per inch. */
export async function scanned(page: Page, degrees: number): Promise<Picture> {
	const document = await pdfOf(page);
	const sheet = await document.getPage(0).render({ scale: 150 / 72, render: 'bitmap' });
	document.destroy();
	return crooked(sheet, (degrees * Math.PI) / 180);
}

function crooked({ width, height, data }: Picture, angle: number): Picture {
	const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
	const out = new Uint8Array(data.length).fill(255);
	let noise = 1;
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const [right, down] = [x - width / 2, y - height / 2];
			const from = {
				x: width / 2 + cos * right + sin * down,
				y: height / 2 - sin * right + cos * down,
			};
			// The generator of Park and Miller, so that every run has the same noise.
			noise = (noise * 48271) % 0x7fffffff;
			const grain = (noise / 0x7fffffff - 0.5) * 30;
			const light = 0.88 * inkAt({ width, height, data }, from.x, from.y) + grain;
			out.fill(Math.min(255, Math.max(0, light)), 4 * (y * width + x), 4 * (y * width + x) + 3);
		}
	}
	return { width, height, data: out };
}

/** Interpolates between four pixels; everything beyond the sheet is white. */
function inkAt({ width, height, data }: Picture, x: number, y: number): number {
	const [left, top] = [Math.floor(x), Math.floor(y)];
	if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return 255;
	const at = (column: number, row: number) => data[4 * (row * width + column)] ?? 255;
	const [right, down] = [x - left, y - top];
	const above = at(left, top) * (1 - right) + at(left + 1, top) * right;
	const below = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right;
	return above * (1 - down) + below * down;
}

/** A grey picture as a file that browsers open: BMP, which stores the pixels unchanged, from the top down. */
export function fileOf({ width, height, data }: Picture): Buffer {
	const head = Buffer.alloc(54 + 256 * 4);
	// A row takes a multiple of four bytes.
	const row = Math.ceil(width / 4) * 4;
	const pixels = Buffer.alloc(row * height);
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) pixels[y * row + x] = data[(y * width + x) * 4] ?? 0;
	head.write('BM');
	head.writeUInt32LE(head.length + pixels.length, 2);
	head.writeUInt32LE(head.length, 10);
	head.writeUInt32LE(40, 14);
	head.writeInt32LE(width, 18);
	head.writeInt32LE(-height, 22);
	head.writeUInt16LE(1, 26);
	// One byte per pixel, which is a place in the list of all greys: a quarter of what the colours would take.
	head.writeUInt16LE(8, 28);
	for (let grey = 0; grey < 256; grey++) head.fill(grey, 54 + grey * 4, 54 + grey * 4 + 3);
	return Buffer.concat([head, pixels]);
}

/** Only the texts, which is quicker. */
export async function printedTexts(page: Page): Promise<string[]> {
	const document = await pdfOf(page);
	const texts = [...document.pages()].map(textOf);
	document.destroy();
	return texts;
}

function inkOf({ width, height, data }: Picture): Box {
	let [left, top, right, bottom] = [width, height, 0, 0];
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			if ((data[(y * width + x) * 4] ?? 255) > 240) continue;
			[left, right] = [Math.min(left, x), Math.max(right, x)];
			[top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
		}
	}
	return {
		left: left / PER_MM,
		top: top / PER_MM,
		right: right / PER_MM,
		bottom: bottom / PER_MM,
	};
}

function cut({ width, data }: Picture, part: Box): Picture {
	const [left, top, right, bottom] = [part.left, part.top, part.right, part.bottom].map((mm) =>
		Math.round(mm * PER_MM),
	) as [number, number, number, number];
	const rows = Array.from({ length: bottom - top }, (_, y) => {
		const start = ((top + y) * width + left) * 4;
		return data.subarray(start, start + (right - left) * 4);
	});
	return {
		width: right - left,
		height: bottom - top,
		data: Uint8Array.from(rows.flatMap((row) => [...row])),
	};
}
