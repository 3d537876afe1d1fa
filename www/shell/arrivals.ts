/*
 * What the device hands over: a text shared with the installed page, and files
 * opened with it (`share_target` and `file_handlers` of the manifest). Both are
 * taken as if they had been pasted.
 */
import { readOrTell } from './paste';

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
	window.launchQueue?.setConsumer(({ files }) => void openFiles(files));
}

async function openFiles(files: readonly FileSystemFileHandle[]): Promise<void> {
	const texts = await Promise.all(files.map(async (file) => (await file.getFile()).text()));
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
