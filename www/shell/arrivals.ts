/*
 * Texts, pictures and files from the device. A text or a picture may be shared with the installed page, files may
 * be opened with it (`share_target` and `file_handlers` of the manifest), and files may be dropped on the page. All
 * are treated as if they had been pasted. The service worker receives shared content: it puts a text into the
 * address, and keeps a picture or a long text until this file takes it.
 */
import { textOf } from './file-text';
import { panel } from './panel';
import { readOrTell } from './paste';
import { pictureAmong, takePhotograph } from './photograph';

/**
 * The fields that may contain a shared text: some systems put an address into `url`, some into `text`, among other
 * words.
 */
const FIELDS = ['text', 'url'];

/** The paths from which a waiting picture and a waiting long text are fetched. */
const WAITING = { picture: 'shared-picture', long: 'shared-text' } as const;
type Waiting = keyof typeof WAITING;

interface Shared {
	readonly text: string;
	readonly waiting: Waiting | null;
}

/** The shared content named by the address; the address forgets it, so that a reload does not open it again. */
export function takeShared(): Shared {
	const query = new URLSearchParams(location.search);
	const texts = FIELDS.map((name) => query.get(name)?.trim() ?? '');
	const text = texts.filter((text) => text !== '').join('\n');
	const names = Object.keys(WAITING) as Waiting[];
	const waiting = names.find((name) => query.has(name)) ?? null;
	const all = [...FIELDS, ...names].filter((name) => query.has(name));
	if (all.length === 0) return { text, waiting };
	for (const name of all) query.delete(name);
	const rest = query.size > 0 ? `?${query}` : '';
	window.history.replaceState(window.history.state, '', location.pathname + rest + location.hash);
	return { text, waiting };
}

/** Opens shared content, and from now on every file that the page is opened with. */
export function takeArrivals({ text, waiting }: Shared): void {
	if (waiting === 'picture') void openSharedPicture();
	else if (waiting === 'long') void openSharedText();
	else if (text !== '') readOrTell(text, true);
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

/** Takes waiting content from the service worker, which forgets it. */
async function taken(waiting: Waiting): Promise<Response | undefined> {
	const response = await fetch(WAITING[waiting]).catch(() => undefined);
	return response?.ok ? response : undefined;
}

/** If the picture is gone, the panel asks for one. */
async function openSharedPicture(): Promise<void> {
	const picture = await (await taken('picture'))?.blob();
	if (picture) takePhotograph(picture);
	else panel.value = 'photo';
}

/** If the text is gone, the panel asks for one. */
async function openSharedText(): Promise<void> {
	const text = await (await taken('long'))?.text();
	if (text) readOrTell(text, true);
	else panel.value = 'paste';
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

async function openHandles(handles: readonly FileSystemFileHandle[]): Promise<void> {
	await openFiles(await Promise.all(handles.map((handle) => handle.getFile())));
}

/** A picture is read as a photo, and only the first one if there are several; anything else is a text. */
async function openFiles(files: readonly File[]): Promise<void> {
	const picture = pictureAmong(files);
	if (picture) return takePhotograph(picture);
	const texts = await Promise.all(files.map(textOf));
	if (texts.length > 0) readOrTell(texts.join('\n\n'), true);
}

/** The files that Chromium hands to an installed page; TypeScript does not declare it yet. */
interface LaunchQueue {
	setConsumer: (take: (launch: { files: readonly FileSystemFileHandle[] }) => void) => void;
}

declare global {
	interface Window {
		launchQueue?: LaunchQueue;
	}
}
