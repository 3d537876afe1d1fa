/*
 * The name of a keystroke as the lists of commands write their shortcuts. Pure.
 */
interface Stroke {
	key: string;
	code: string;
	ctrlKey: boolean;
	metaKey: boolean;
	shiftKey: boolean;
	altKey: boolean;
}

/** The shortcut's name as the list of commands writes it. */
export function shortcutOf(event: Stroke): string {
	const key = event.key.length === 1 ? latin(event).toUpperCase() : event.key;
	const mod = event.ctrlKey || event.metaKey;
	return [mod && 'Mod', event.altKey && 'Alt', event.shiftKey && 'Shift', key]
		.filter(Boolean)
		.join('+');
}

const LAST_LATIN = '\u024f';

/** A keyboard of another script has no Z for undo; there the key's position counts. */
function latin({ key, code }: Stroke): string {
	return key <= LAST_LATIN ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? key);
}
