/*
 * Writes the prebuilt pages into the built folder. The pages have the site's picture until `draw.mjs` has drawn their
 * own.
 */
import { appendFileSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { htmlOf, siteMap } from './html.ts';

/** `site` is the address for which the page is built, if it is known. */
export function writePrebuiltPages(site: string | undefined): Plugin {
	let folder = 'dist';
	return {
		name: 'write-prebuilt-pages',
		apply: 'build',
		configResolved(config) {
			folder = config.build.outDir;
		},
		async closeBundle() {
			// Imported only now, because development needs neither the puzzles nor what makes them.
			const { prebuiltPages } = await import('./pages.ts');
			const pages = prebuiltPages(new Date().toISOString().slice(0, 10));
			mkdirSync(join(folder, 'p'), { recursive: true });
			copyFileSync('www/site/pages.css', join(folder, 'p/pages.css'));
			for (const page of pages) {
				const place = join(folder, 'p', page.name);
				mkdirSync(place, { recursive: true });
				writeFileSync(join(place, 'index.html'), htmlOf(page, site));
				copyFileSync(join(folder, 'picture.png'), join(place, 'picture.png'));
			}
			if (!site) return;
			writeFileSync(join(folder, 'sitemap.xml'), siteMap(pages, site));
			appendFileSync(join(folder, 'robots.txt'), `Sitemap: ${site}sitemap.xml\n`);
		},
	};
}
