/*
 * The commands' keys, for the whole page: running the command that has the
 * shortcut, and handing on to the board what is meant for it. Text fields
 * keep their own undo.
 */
import { takeStray } from '../pages/grid/board/board';
import { commands } from '../pages/grid/commands';
import { panel, world } from './screen';
import { shortcutOf } from './shortcuts';

export function watchKeys(): void {
	document.addEventListener('keydown', (event) => {
		if (event.defaultPrevented || event.isComposing || writing(event.target)) return;
		const name = shortcutOf(event);
		const command = commands().find((one) => one.keys?.includes(name) && (one.enabled?.() ?? true));
		if (command) {
			event.preventDefault();
			command.run();
		} else if (name === 'Escape') {
			panel.value = null;
		} else if (world.peek() === 'grids' && !own(event.target, 'select, pre')) {
			takeStray(event, !own(event.target, 'input'));
		}
	});
}

function writing(target: EventTarget | null): boolean {
	return own(target, 'input[type=text], input[type=number], textarea');
}

function own(target: EventTarget | null, selector: string): boolean {
	return target instanceof HTMLElement && target.matches(selector);
}
