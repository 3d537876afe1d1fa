/*
 * Panels that one page provides for all: the puzzles of the day, photos, and
 * typing in. Opening one loads the page that provides it.
 */
import { useEffect } from 'preact/hooks';
import { loadOrTell } from '../missing';
import type { PageEntry } from '../page';
import { dailyHome, loadedPage, photoHome, typingHome } from '../pages';

export function DailyPanel() {
	const home = dailyHome();
	return home ? <Loaded entry={home} part="Daily" /> : null;
}

export function PhotoPanel() {
	const home = photoHome();
	return home ? <Loaded entry={home} part="Photo" /> : null;
}

export function TypePanel() {
	const home = typingHome();
	return home ? <Loaded entry={home} part="Type" /> : null;
}

function Loaded({ entry, part }: { entry: PageEntry; part: 'Daily' | 'Photo' | 'Type' }) {
	useEffect(() => loadOrTell(entry), [entry]);
	const Part = loadedPage(entry)?.[part];
	return Part ? <Part /> : null;
}
