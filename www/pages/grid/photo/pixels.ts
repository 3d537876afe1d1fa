/*
 * A picture in the format that the reader takes: decoded by the browser, upright
 * according to its EXIF data, and no larger than the reader needs. The canvas is
 * what the panel shows.
 */

export interface Photo {
	readonly width: number;
	readonly height: number;
	readonly canvas: HTMLCanvasElement;
}

/** The longer side in pixels; the reader itself scales down anything larger. */
const LONGEST = 1700;

/** Fails if the browser cannot read the file as a picture. */
export async function decoded(picture: Blob): Promise<Photo> {
	const whole = await createImageBitmap(picture);
	const scale = Math.min(1, LONGEST / Math.max(whole.width, whole.height));
	const width = Math.max(1, Math.round(whole.width * scale));
	const height = Math.max(1, Math.round(whole.height * scale));
	const photo = drawn(width, height, (drawing) => {
		// Transparent parts become white paper.
		drawing.fillStyle = '#fff';
		drawing.fillRect(0, 0, width, height);
		drawing.imageSmoothingQuality = 'high';
		drawing.drawImage(whole, 0, 0, width, height);
	});
	whole.close();
	return photo;
}

/** The same photo, turned counterclockwise by a quarter. */
export const turnedBack = ({ width, height, canvas }: Photo): Photo =>
	drawn(height, width, (drawing) => {
		drawing.translate(0, width);
		drawing.rotate(-Math.PI / 2);
		drawing.drawImage(canvas, 0, 0);
	});

/** Frees the pixels of a canvas at once; the browser would keep them for long. */
export function emptied(canvas: HTMLCanvasElement): void {
	canvas.width = 0;
}

function drawn(
	width: number,
	height: number,
	draw: (drawing: CanvasRenderingContext2D) => void,
): Photo {
	const canvas = document.createElement('canvas');
	Object.assign(canvas, { width, height });
	const drawing = canvas.getContext('2d', { willReadFrequently: true });
	if (!drawing) throw new Error('the browser has no canvas');
	draw(drawing);
	return { width, height, canvas };
}

/** Four bytes per pixel, row by row, for the reader to take over. */
export function pixelsOf({ width, height, canvas }: Photo): Uint8Array<ArrayBuffer> {
	const drawing = canvas.getContext('2d');
	if (!drawing) throw new Error('the browser has no canvas');
	return new Uint8Array(drawing.getImageData(0, 0, width, height).data.buffer);
}
