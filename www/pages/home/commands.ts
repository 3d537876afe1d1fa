/* The commands of Home, besides its links: a puzzle that is being made may be stopped, and its address copied. */
import { running, stop } from '../../engine/search';
import { siteAddress } from '../../shell/address';
import { copyLink } from '../../shell/clipboard';
import type { Command } from '../../widgets/command';

export const COMMANDS: readonly Command[] = [
	{ id: 'stop', keys: ['Escape'], enabled: () => running.value !== null, run: stop },
	{ id: 'copy-link', icon: 'copy', run: () => void copyLink(siteAddress()) },
];
