/*
 * The part of `index.html` for the first picture: Home without a script, and a few lines of script that choose what
 * is drawn, allowed by their hash. These lines contain the names of the chunks that the first picture needs besides
 * the page's script. The chunks are the texts of a language other than English and, for a link to a board, the
 * grids.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { compileTexts } from '../../vite.texts.ts';
import { LANGUAGES } from '../language/languages.ts';
import examples from '../language/texts/en/grid-panels.json' with { type: 'json' };
import { EXAMPLES, type Example } from '../pages/grid/panels/examples.ts';

const STILL = '/www/site/still.ts';
const FIRST = new URL('./www/site/first.js', `file://${process.cwd()}/`);

export function firstPicture(): Plugin {
	let developing: ViteDevServer | undefined;
	return {
		name: 'first-picture',
		configureServer(server) {
			developing = server;
		},
		transformIndexHtml: {
			order: 'post',
			handler: async (html, { bundle }) => {
				return withFirst(withScriptAhead(html), Object.values(bundle ?? {}))
					.replace('<!--examples-->', EXAMPLES.map(linkTo).join(', '))
					.replace('<!--still-->', await (developing ? drawn(developing) : drawnOnce()));
			},
		},
	};
}

interface Part {
	readonly fileName: string;
	readonly isEntry?: boolean;
	readonly imports?: readonly string[];
	readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/**
 * The chunk of the grids, its styles, and what it imports besides the first script. The imports are small, but
 * would cost another request to the host.
 */
function gridsIn(parts: readonly Part[]): string[] {
	const grids = parts.find(({ fileName }) => /^assets\/grids-[^/]*\.js$/.test(fileName));
	const isFirst = (name: string) => parts.some((one) => one.fileName === name && one.isEntry);
	const others = grids?.imports?.filter((name) => !isFirst(name)) ?? [];
	const styles = grids?.viteMetadata?.importedCss ?? [];
	return grids ? [grids.fileName, ...others, ...styles].map((name) => `./${name}`) : [];
}

/** For each language the chunks of its texts: those that every picture needs, and those of the grids. */
function textsIn(parts: readonly Part[]) {
	const named = (language: string, files: string) =>
		parts
			.map(({ fileName }) => fileName)
			.filter((name) => new RegExp(`^assets/${language}-(${files})-[^/]*\\.js$`).test(name))
			.map((name) => `./${name}`);
	return Object.fromEntries(
		LANGUAGES.map((one) => [one, { page: named(one, 'page|home'), grid: named(one, 'grid') }]),
	);
}

/** A link to the page that the build makes for an example (`pages.ts`). */
const linkTo = ({ id }: Example): string => `<a href="./p/${id}/">${examples[`example.${id}`]}</a>`;

/**
 * Puts the script and a request for its styles before these lines, because the lines read what is saved on the
 * device, which takes a while on a slow phone.
 */
function withScriptAhead(html: string): string {
	const [script] = html.match(/<script type="module"[^>]*><\/script>/) ?? [];
	const [, styles] = html.match(/<link rel="stylesheet" crossorigin href="([^"]+)">/) ?? [];
	if (!script || !styles) return html;
	const ahead = `${script}\n    <link rel="preload" as="style" crossorigin href="${styles}" />`;
	return html.replace(script, '').replace('<!--first-->', () => `${ahead}\n    <!--first-->`);
}

/** Inserts the few lines, and their hash into the page's policy. */
function withFirst(html: string, parts: readonly Part[]): string {
	const text = readFileSync(FIRST, 'utf8')
		.replace(/^\/\/.*\n/gm, '')
		.replace(/^\t+/gm, '')
		.replace('LANGUAGES', JSON.stringify(LANGUAGES))
		.replace('TEXTS', JSON.stringify(textsIn(parts)))
		.replace('GRIDS', JSON.stringify(gridsIn(parts)));
	const hash = createHash('sha256').update(text).digest('base64');
	return html
		.replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`)
		.replace('<!--first-->', () => `<script>${text}</script>`);
}

/** The components can draw without a browser if these few things exist. */
function pretendBrowser(): void {
	const screen = { matches: false, addEventListener: () => undefined };
	Object.assign(globalThis, {
		matchMedia: () => screen,
		addEventListener: () => undefined,
		location: { search: '', hash: '', pathname: '/' },
	});
}

async function drawn(server: ViteDevServer): Promise<string> {
	pretendBrowser();
	const { stillHomes } = await server.ssrLoadModule(STILL);
	return stillHomes();
}

async function drawnOnce(): Promise<string> {
	const server = await createServer({
		configFile: false,
		appType: 'custom',
		logLevel: 'error',
		server: { middlewareMode: true, watch: null, hmr: false },
		optimizeDeps: { noDiscovery: true },
		plugins: [compileTexts()],
	});
	try {
		return await drawn(server);
	} finally {
		await server.close();
	}
}
