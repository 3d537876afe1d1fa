/* The panel that is open, and the commands that open and close each. */
import { signal } from '@preact/signals';
import type { Command } from '../widgets/command';

export const PANEL_IDS = ['new', 'paste', 'share', 'settings', 'help'] as const;
export type PanelId = (typeof PANEL_IDS)[number];

export const panel = signal<PanelId | null>(null);

/** Below this width a panel covers the table. */
const NARROW = '(max-width: 899px)';

export const isNarrow = (): boolean => matchMedia(NARROW).matches;

/** Closes a panel that covers what was just opened. */
export function uncover(): void {
	if (isNarrow()) panel.value = null;
}

export const PANEL_COMMANDS: readonly Command[] = PANEL_IDS.map((id) => ({
	id: `panel-${id}`,
	icon: id,
	pressed: () => panel.value === id,
	run: () => {
		panel.value = panel.peek() === id ? null : id;
	},
}));
