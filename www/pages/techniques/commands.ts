/* The commands of the book, besides trying numbers on a board. */
import { running, stop } from '../../engine/search';
import { fullAddress } from '../../shell/address';
import { copyLink } from '../../shell/clipboard';
import { BOARD_LINK, openLink } from '../../shell/open';
import type { Command } from '../../widgets/command';
import { bookLink } from './link';
import { opened, technique } from './state/book';
import { attempt, beginAgain, isShown, showStep } from './state/exercise';
import { openAnother } from './state/puzzle';

export const COMMANDS: readonly Command[] = [
	{ id: 'show-step', pressed: () => isShown.value, run: showStep },
	{ id: 'try-again', enabled: () => attempt.value?.answer != null, run: beginAgain },
	{
		id: 'another-puzzle',
		enabled: () => running.value === null && technique.value?.puzzle != null,
		run: anotherPuzzle,
	},
	{ id: 'stop', keys: ['Escape'], enabled: () => running.value !== null, run: stop },
	{ id: 'to-puzzle', icon: 'previous', run: () => void openLink(BOARD_LINK) },
	{ id: 'copy-link', icon: 'copy', run: () => void copyLink(bookAddress()) },
];

export const bookAddress = (): string => fullAddress(bookLink(opened.value));

function anotherPuzzle(): void {
	const open = technique.peek();
	if (open) void openAnother(open);
}
