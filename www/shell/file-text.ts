/* The text of a file: UTF-16 if its byte order mark says so, as Windows and spreadsheets save it, and UTF-8 otherwise. */

export async function textOf(file: Blob): Promise<string> {
	const bytes = new Uint8Array(await file.arrayBuffer());
	const mark = bytes.subarray(0, 2).join();
	const encoding = mark === '255,254' ? 'utf-16le' : mark === '254,255' ? 'utf-16be' : 'utf-8';
	return new TextDecoder(encoding).decode(bytes);
}
