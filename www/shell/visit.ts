/*
 * Data for the first picture of the next visit, read by `site/first.js` before
 * any script of the page has arrived: whether this is the first visit and, if
 * not, whether something is unfinished and needs room.
 */
import { putText } from './storage/json';

type Visit = 'known' | 'underway';

const KEY = 'gridfold.visit';

export function noteVisit(now: Visit): void {
	if (document.documentElement.dataset.visit === now) return;
	document.documentElement.dataset.visit = now;
	putText(() => localStorage, KEY, now);
}
