/* Writes the prebuilt pages and the sitemap. All addresses are relative; only other sites need absolute ones. */
import type { Prebuilt } from './pages.ts';

/**
 * The HTML of a page in its own folder, two levels below the page itself. The page has no script, so nothing can
 * break the link.
 */
export function htmlOf(
	{ name, title, about, puzzles }: Prebuilt,
	site: string | undefined,
): string {
	const here = site ? `${site}p/${name}/` : './';
	const ways = puzzles.map(
		({ link, words }) => `<a class="way" href="../../#${escaped(link)}">${escaped(words)}</a>`,
	);
	return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'" />
    <title>${escaped(title)} · Gridfold</title>
    <meta name="description" content="${escaped(about)}" />
    <meta name="color-scheme" content="light dark" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Gridfold" />
    <meta property="og:title" content="${escaped(title)}" />
    <meta property="og:description" content="${escaped(about)}" />${site ? `\n    <meta property="og:url" content="${escaped(here)}" />` : ''}
    <meta property="og:image" content="${escaped(here)}picture.png" />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content="${escaped(title)}" />
    <meta name="twitter:card" content="summary_large_image" />
    <link rel="icon" href="../../mark.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="../pages.css" />
  </head>
  <body>
    <main>
      <h1>${escaped(title)}</h1>
      <p>${escaped(about)}</p>
      <img src="./picture.png" width="1200" height="630" alt="" />
      <nav>${ways.join('')}</nav>
      <p class="more"><a href="../../">Gridfold</a> solves, explains and makes such puzzles. Free, offline, no account.</p>
    </main>
  </body>
</html>
`;
}

/** The sitemap, for a site with a known address. */
export function siteMap(pages: readonly Prebuilt[], site: string): string {
	const addresses = [site, ...pages.map(({ name }) => `${site}p/${name}/`)];
	const urls = addresses.map((address) => `  <url><loc>${escaped(address)}</loc></url>\n`);
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

const escaped = (text: string): string =>
	text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
