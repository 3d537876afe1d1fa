/* Saving a board while it changes: at once, and again when the core has named its link. */
import { effect } from '@preact/signals';
import type { History, Named } from './history';

interface Watched<Kept extends Named> {
	readonly history: () => History<Kept>;
	/**
	 * Counts the opened boards, so that an edit can be distinguished from another board; it changes before the history
	 * does.
	 */
	readonly taken: () => number;
	/** Empty if the board has no link; null while that is not known. */
	readonly link: () => string | null;
}

/**
 * Calls `keep` with every change from now on. An edit does not wait for its link, because the core may never provide
 * it. A board that was only opened does wait: its slot has the link already.
 */
export function watchHistory<Kept extends Named>(
	{ history, taken, link }: Watched<Kept>,
	keep: (link: string, whole: History<Kept>) => void,
): void {
	let boards = -1;
	let untouched: History<Kept> | null = null;
	let kept: { whole: History<Kept>; link: string } | null = null;
	effect(() => {
		const whole = history();
		const known = link();
		if (taken() !== boards) untouched = whole;
		boards = taken();
		if (known === null && whole === untouched) return;
		const now = { whole, link: known ?? '' };
		if (kept?.whole === whole && kept.link === now.link) return;
		kept = now;
		keep(now.link, whole);
	});
}
