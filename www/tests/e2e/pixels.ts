/*
 * Pictures as pixels, decoded by a browser in a blank page, which has no content security policy; and the size in the
 * header of a PNG.
 */
import type { Page } from '@playwright/test';

declare global {
	interface Window {
		/** The pixels of a PNG, given in base64. */
		pixelsOf: typeof pixelsOf;
	}
}

async function pixelsOf(base64: string): Promise<ImageData> {
	const image = new Image();
	image.src = `data:image/png;base64,${base64}`;
	await image.decode();
	const { width, height } = image;
	const canvas = Object.assign(document.createElement('canvas'), { width, height });
	const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
	brush.drawImage(image, 0, 0);
	return brush.getImageData(0, 0, width, height);
}

/** A blank page whose scripts have `pixelsOf`. */
export async function blankPage(page: Page): Promise<Page> {
	const blank = await page.context().newPage();
	await blank.evaluate(`window.pixelsOf = ${pixelsOf}`);
	return blank;
}

/** Width and height of a PNG; empty if it is not valid. */
export const sizeOf = (png: Buffer): number[] =>
	png.subarray(1, 4).toString() === 'PNG' ? [png.readUInt32BE(16), png.readUInt32BE(20)] : [];
