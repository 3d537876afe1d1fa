/*
 * Panels that one page has for all: the puzzles of the day, and photos. Whichever
 * page is open, the page that has them is loaded for them.
 */
import { useEffect } from 'preact/hooks';
import { loadOrTell } from '../missing';
import type { PageEntry } from '../page';
import { dailyHome, loadedPage, photoHome } from '../pages';

export function DailyPanel() {
	const home = dailyHome();
	return home ? <Loaded entry={home} part="Daily" /> : null;
}

export function PhotoPanel() {
	const home = photoHome();
	return home ? <Loaded entry={home} part="Photo" /> : null;
}

function Loaded({ entry, part }: { entry: PageEntry; part: 'Daily' | 'Photo' }) {
	useEffect(() => loadOrTell(entry), [entry]);
	const Part = loadedPage(entry)?.[part];
	return Part ? <Part /> : null;
}
