/*
 * Panels that one page provides for all: the puzzles of the day, photos, and
 * typing in. Opening one loads the page that provides it.
 */
import { useEffect } from 'preact/hooks';
import { orTell } from '../notices';
import type { PageEntry, Provided } from '../page';
import { load, loadedPage, providerOf } from '../pages';

export const provided = (part: Provided) => () => {
	const entry = providerOf(part);
	return entry ? <Loaded entry={entry} part={part} /> : null;
};

function Loaded({ entry, part }: { entry: PageEntry; part: Provided }) {
	useEffect(() => orTell(() => load(entry)), [entry]);
	const Part = loadedPage(entry)?.[part];
	return Part ? <Part /> : null;
}
