/*
 * Data for the first picture of the next visit, before any script of the page
 * has come: whether something is unfinished, for which room is reserved, or
 * nothing, or whether it is the first visit. `site/first.js` reads it.
 */
import { putText } from './storage/json';

type Visit = 'known' | 'underway';

const KEY = 'gridfold.visit';

export function noteVisit(now: Visit): void {
	if (document.documentElement.dataset.visit === now) return;
	document.documentElement.dataset.visit = now;
	putText(() => localStorage, KEY, now);
}
