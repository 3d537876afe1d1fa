/*
 * Data for the first picture of the next visit, read by `site/first.js` before any script of the page has arrived.
 * It says whether this is the first visit and, if not, whether something is unfinished and needs room.
 */
import { putText } from './storage/json';

type Visit = 'known' | 'underway';

const KEY = 'gridfold.visit';

/** Whether nothing was ever saved on this device, so that no link needs to be looked up there; false if that is unknown. */
export function isFirstVisit(): boolean {
	try {
		return localStorage.getItem(KEY) === null;
	} catch {
		return false;
	}
}

export function noteVisit(now: Visit): void {
	if (document.documentElement.dataset.visit === now) return;
	document.documentElement.dataset.visit = now;
	putText(() => localStorage, KEY, now);
}
