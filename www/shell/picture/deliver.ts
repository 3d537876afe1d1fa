/* Delivering a picture: to the clipboard, as a file, or by the device's own share sheet, if it has one. */
import { tell } from '../notices';
import { saveFile } from '../save-file';

export const canCopy = (): boolean => typeof ClipboardItem !== 'undefined';

/** The promise goes into the item at once, because Safari wants it within the click. */
export async function copyPicture(png: Promise<Blob>): Promise<void> {
	try {
		await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
		tell({ key: 'picture.copied' });
	} catch {
		tell({ key: 'picture.not-copied' }, 'warning');
	}
}

export async function savePng(name: string, png: Promise<Blob>): Promise<void> {
	try {
		saveFile(`${name}.png`, 'image/png', await png);
	} catch {
		tell({ key: 'picture.not-made' }, 'warning');
	}
}

const fileOf = (name: string, png: BlobPart) =>
	new File([png], `${name}.png`, { type: 'image/png' });

/** Whether the device's share sheet takes pictures. */
export function canShare(): boolean {
	if (typeof navigator.share !== 'function' || typeof navigator.canShare !== 'function')
		return false;
	return navigator.canShare({ files: [fileOf('picture', '')] });
}

export async function sharePicture(name: string, title: string, png: Promise<Blob>): Promise<void> {
	try {
		await navigator.share({ title, files: [fileOf(name, await png)] });
	} catch (error) {
		// Closing the sheet is not an error.
		if ((error as Error).name !== 'AbortError') tell({ key: 'picture.not-made' }, 'warning');
	}
}
