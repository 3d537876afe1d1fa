/* The open panel, and the commands that open and close each. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Command } from '../widgets/command';

const PANEL_IDS = [
	'new',
	'daily',
	'puzzles',
	'paste',
	'share',
	'settings',
	'help',
	'print',
	'photo',
	'type',
] as const;
export type PanelId = (typeof PANEL_IDS)[number];

export const panel = signal<PanelId | null>(null);

function isBelow(width: number): ReadonlySignal<boolean> {
	const query = matchMedia(`(width < ${width}px)`);
	const now = signal(query.matches);
	query.addEventListener('change', ({ matches }) => {
		now.value = matches;
	});
	return now;
}

/** Whether a panel covers the table now. */
export const narrow = isBelow(900);

/** Whether the title bar shows the title of the table instead of the places. */
export const slim = isBelow(720);

/** Panels that are done once a board has been chosen from them. */
const CHOOSING: readonly (PanelId | null)[] = ['new', 'daily', 'puzzles', 'photo', 'type'];

/** Closes a panel that covers the new content or from which it was chosen. */
export function uncover(): void {
	if (narrow.peek() || CHOOSING.includes(panel.peek())) panel.value = null;
}

const KEYS: Partial<Record<PanelId, readonly string[]>> = {
	help: ['F1'],
	settings: ['Mod+,'],
};

export const PANEL_COMMANDS: readonly Command[] = PANEL_IDS.map((id) => ({
	id: `panel-${id}`,
	icon: id,
	keys: KEYS[id] ?? [],
	pressed: () => panel.value === id,
	run: () => {
		asked = panel.peek() === id ? null : id;
		panel.value = asked;
	},
}));

/** The panel that was opened by its command; one that opens by itself leaves the focus in place. */
let asked: PanelId | null = null;

export const takesFocus = (): boolean => asked === panel.peek();
