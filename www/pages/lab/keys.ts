/*
 * The keys of a run, while the focus is inside it: single letters and arrows
 * must not do anything elsewhere. Sliders and lists keep their own keys.
 */

import type { Ids } from '../../language/keys';
import { command } from '../../shell/commands';
import { shortcutOf } from '../../shell/shortcuts';
import { find } from './commands';
import { classView, tab } from './state/tab';

/** The keys, and the ids of their commands. */
export const KEYS: readonly [key: string, id: Ids<'command'>][] = [
	['Home', 'study-first'],
	['ArrowLeft', 'study-back'],
	[' ', 'study-play'],
	['ArrowRight', 'study-on'],
	['End', 'study-last'],
	['E', 'study-dead-end'],
	['D', 'study-decision'],
	['S', 'study-solution'],
	['G', 'study-grain'],
	['-', 'study-slower'],
	['+', 'study-faster'],
	['C', 'study-class'],
];

/** With Shift, the command in the other direction. */
const BACK = {
	'Shift+E': 'dead-end',
	'Shift+D': 'decision',
	'Shift+S': 'solution',
} as const;

export function takeKey(event: KeyboardEvent): void {
	if (event.defaultPrevented || isTheirs(event)) return;
	const name = shortcutOf(event).replace('Shift++', '+');
	const id = KEYS.find(([key]) => key === name)?.[1];
	const one = id ? command(id) : undefined;
	if (one?.enabled?.()) one.run();
	else if (name in BACK) find(BACK[name as keyof typeof BACK], -1);
	else return;
	event.preventDefault();
}

/** The keys of a presenter's remote. */
const REMOTE: Record<string, Ids<'command'>> = { PageDown: 'study-on', PageUp: 'study-back' };

/** In the class view the keys of a presenter's remote step through the run, wherever the focus is. */
export function takeRemote(event: KeyboardEvent): void {
	const id = REMOTE[event.key];
	if (!id || !classView.peek() || tab.peek() === 'race') return;
	const one = command(id);
	if (one.enabled?.()) one.run();
	event.preventDefault();
}

/** Whether a slider, list or button uses this key itself. */
function isTheirs({ target, key }: KeyboardEvent): boolean {
	if (!(target instanceof Element)) return false;
	if (target.matches('select')) return true;
	if (target.matches('input')) return key.startsWith('Arrow') || key === 'Home' || key === 'End';
	return key === ' ' && target.matches('button, summary, a');
}
