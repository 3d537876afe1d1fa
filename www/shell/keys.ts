/*
 * Keys for the whole page: they run the command with the shortcut, close the
 * panel, and pass other keys to the open page. Text fields keep their own undo.
 */
import type { Command } from '../widgets/command';
import { commands } from './commands';
import { activePage } from './pages';
import { panel } from './panel';
import { shortcutOf } from './shortcuts';

/** Handles keys from now on; they run an available command, unless keys are unwanted here. */
export function watchKeys(isKnown: (id: string) => boolean = () => true): void {
	const isWanted = ({ id, enabled }: Command) => isKnown(id) && (enabled?.() ?? true);
	document.addEventListener('keydown', (event) => {
		if (event.defaultPrevented || event.isComposing || isField(event.target)) return;
		const name = shortcutOf(event);
		const command = commands().find((one) => one.keys?.includes(name) && isWanted(one));
		if (command) {
			event.preventDefault();
			command.run();
		} else if (name === 'Escape') {
			panel.value = null;
		} else if (!matches(event.target, 'select, pre') && !isInDialog(event.target)) {
			activePage.peek()?.takeKey?.(event, matches(event.target, 'input'));
		}
	});
}

function isField(target: EventTarget | null): boolean {
	return matches(target, 'input[type=text], input[type=number], textarea');
}

function matches(target: EventTarget | null, selector: string): boolean {
	return target instanceof HTMLElement && target.matches(selector);
}

/** The page behind an open dialog ignores keys too. */
function isInDialog(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && target.closest('dialog:modal') !== null;
}
