/* The puzzles of the day, whichever page is open: the page that has them is loaded for them. */
import { useEffect } from 'preact/hooks';
import { loadOrTell } from '../missing';
import type { PageEntry } from '../page';
import { dailyHome, loadedPage } from '../pages';

export function DailyPanel() {
	const home = dailyHome();
	return home ? <Loaded entry={home} /> : null;
}

function Loaded({ entry }: { entry: PageEntry }) {
	useEffect(() => loadOrTell(entry), [entry]);
	const Daily = loadedPage(entry)?.Daily;
	return Daily ? <Daily /> : null;
}
