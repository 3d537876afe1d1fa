/*
 * The commands' keys, for the whole page: which shortcut an event is, and
 * running the command that has it. Text fields keep their own undo.
 */
import { panel } from '../state/ui';
import { COMMANDS } from './index';

export interface Stroke {
	key: string;
	ctrlKey: boolean;
	metaKey: boolean;
	shiftKey: boolean;
	altKey: boolean;
}

/** The shortcut's name as the list of commands writes it. */
export function shortcutOf(event: Stroke): string {
	const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
	const mod = event.ctrlKey || event.metaKey;
	return [mod && 'Mod', event.altKey && 'Alt', event.shiftKey && 'Shift', key]
		.filter(Boolean)
		.join('+');
}

export function watchKeys(): void {
	document.addEventListener('keydown', (event) => {
		if (event.defaultPrevented || writing(event.target)) return;
		const name = shortcutOf(event);
		const command = COMMANDS.find((one) => one.keys?.includes(name) && (one.enabled?.() ?? true));
		if (command) {
			event.preventDefault();
			command.run();
		} else if (name === 'Escape') {
			panel.value = null;
		}
	});
}

function writing(target: EventTarget | null): boolean {
	return (
		target instanceof HTMLElement &&
		target.matches('input[type=text], input[type=number], textarea')
	);
}

/** A shortcut as this visitor's keyboard names it. */
export function keyName(shortcut: string): string {
	const apple = /Mac|iP/.test(navigator.platform);
	return shortcut.replace('Mod', apple ? '⌘' : 'Ctrl').replaceAll('+', apple ? ' ' : ' + ');
}
