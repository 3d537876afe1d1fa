/*
 * The link of a puzzle in the file of its picture, as an international text chunk: Portable Network Graphics, Third
 * Edition (W3C, 2025), sections 5.3 and 11.3.3.4. Anyone who gets the file can open the puzzle itself.
 */

/** The beginning of every PNG file. */
const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
/** The keyword; then neither compression nor a language. */
const NAME = 'Gridfold\0\0\0\0\0';
/** A chunk consists of its length, its type, its data and a checksum; the last chunk has no data. */
const TYPE = 4;
const DATA = 8;
const EMPTY = 12;

/** The same picture with a link. */
export async function withLink(png: Blob, link: string): Promise<Blob> {
	const text = new TextEncoder().encode(`iTXt${NAME}${link}`);
	const chunk = new Uint8Array(text.length + 8);
	const view = new DataView(chunk.buffer);
	view.setUint32(0, text.length - 4);
	chunk.set(text, TYPE);
	view.setUint32(TYPE + text.length, checksum(text));
	const end = png.size - EMPTY;
	return new Blob([png.slice(0, end), chunk, png.slice(end)], { type: png.type });
}

/** The link in a file; null if it is not a PNG file or has none. */
export async function linkIn(file: Blob): Promise<string | null> {
	const first = new Uint8Array(await file.slice(0, SIGNATURE.length).arrayBuffer());
	if (SIGNATURE.some((byte, at) => first[at] !== byte)) return null;
	const bytes = new Uint8Array(await file.arrayBuffer());
	const view = new DataView(bytes.buffer);
	for (let at = SIGNATURE.length; at + EMPTY <= bytes.length; at += EMPTY + view.getUint32(at)) {
		const start = at + DATA + NAME.length;
		if (textOf(bytes.subarray(at + TYPE, start)) === `iTXt${NAME}`)
			return textOf(bytes.subarray(start, at + DATA + view.getUint32(at)));
	}
	return null;
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** CRC-32, as PNG defines it. */
function checksum(bytes: Uint8Array): number {
	let rest = 0xffffffff;
	for (const byte of bytes) {
		rest ^= byte;
		for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
	}
	return ~rest >>> 0;
}
