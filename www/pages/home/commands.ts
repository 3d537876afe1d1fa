/* The commands of Home, besides its links: stopping the making of a puzzle, and copying its address. */
import { running, stop } from '../../engine/search';
import { siteAddress } from '../../shell/address';
import { copyLink } from '../../shell/clipboard';
import type { Command } from '../../widgets/command';

export const COMMANDS: readonly Command[] = [
	{ id: 'stop', keys: ['Escape'], enabled: () => running.value !== null, run: stop },
	{ id: 'copy-link', icon: 'copy', run: () => void copyLink(siteAddress()) },
];
