/* Whether the menu is open, and the command that opens and closes it. `navigation.ts` has its contents. */
import { signal } from '@preact/signals';
import type { Command } from '../widgets/command';

export const isMenuOpen = signal(false);

export const MENU_COMMAND: Command = {
	id: 'menu',
	keys: ['F10'],
	pressed: () => isMenuOpen.value,
	run: () => {
		isMenuOpen.value = !isMenuOpen.peek();
	},
};
