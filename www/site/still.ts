/*
 * Home as the build draws it, once in each language: the page before its script has arrived, or without one. The script
 * draws the same in its place, so that nothing moves.
 */
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { fetchPageTexts, language } from '../language';
import { LANGUAGES } from '../language/languages';
import { PAGES } from '../places';
import { Frame } from '../shell/frame';
import { activeId, installPages, load, ownerOf } from '../shell/pages';

export async function stillHomes(): Promise<string> {
	installPages(PAGES);
	const home = ownerOf('');
	await load(home);
	activeId.value = home.id;
	const all: string[] = [];
	for (const locale of LANGUAGES) {
		await fetchPageTexts(locale);
		language.value = locale;
		all.push(`<div class="still" lang="${locale}">${renderToString(h(Frame, null))}</div>`);
	}
	return all.join('\n');
}
