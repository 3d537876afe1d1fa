/*
 * What the device hands over: a text shared with the installed page, files
 * opened with it (`share_target` and `file_handlers` of the manifest), and files
 * dropped on the page. All are taken as if they had been pasted.
 */
import { readOrTell } from './paste';
import { pictureAmong, takePhotograph } from './photograph';

/** The fields of a shared text; some systems put an address into the one, some into the other. */
const FIELDS = ['text', 'url'];

/** The text that the address brings along; the address forgets it, so that a reload does not open it again. */
export function takeShared(): string {
	const query = new URLSearchParams(location.search);
	const shared = FIELDS.map((name) => query.get(name)?.trim() ?? '').find((text) => text !== '');
	if (shared === undefined) return '';
	for (const name of FIELDS) query.delete(name);
	const rest = query.size > 0 ? `?${query}` : '';
	window.history.replaceState(window.history.state, '', location.pathname + rest + location.hash);
	return shared;
}

/** Opens a text that was shared, and from now on every file that the page is opened with. */
export function takeArrivals(shared: string): void {
	if (shared !== '') readOrTell(shared, true);
	window.launchQueue?.setConsumer(({ files }) => void openHandles(files));
	document.addEventListener('dragover', (event) => {
		if (hasFiles(event)) event.preventDefault();
	});
	document.addEventListener('drop', (event) => {
		if (!hasFiles(event)) return;
		event.preventDefault();
		void openFiles([...(event.dataTransfer?.files ?? [])]);
	});
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

async function openHandles(handles: readonly FileSystemFileHandle[]): Promise<void> {
	await openFiles(await Promise.all(handles.map((handle) => handle.getFile())));
}

/** A picture is a photo to be read, and of several the first; anything else is a text. */
async function openFiles(files: readonly File[]): Promise<void> {
	const picture = pictureAmong(files);
	if (picture) return takePhotograph(picture);
	const texts = await Promise.all(files.map((file) => file.text()));
	if (texts.length > 0) readOrTell(texts.join('\n\n'), true);
}

/** What Chromium hands to an installed page; TypeScript does not know it yet. */
interface LaunchQueue {
	setConsumer: (take: (launch: { files: readonly FileSystemFileHandle[] }) => void) => void;
}

declare global {
	interface Window {
		launchQueue?: LaunchQueue;
	}
}
