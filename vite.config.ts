// How the page is bundled. The page works from any sub-path of a plain static server, so every address is relative.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { compileTexts } from './vite.texts.ts';
import { firstPicture } from './www/site/first-picture.ts';
import { writePrebuiltPages } from './www/site/plugin.ts';

const SERVICE_WORKER = 'www/sw.ts';
/** The page of the grids, which is fetched beside the first script. */
const GRIDS = '/www/pages/grid/grid.ts';

/** What vite tells about a part of the bundle, as far as it is needed here. */
interface Part {
	type: 'chunk' | 'asset';
	fileName: string;
	isEntry?: boolean;
	name?: string;
	moduleIds?: string[];
	imports?: string[];
	viteMetadata?: { importedCss: Set<string> };
}

/** The files below a folder, as paths with slashes. Hosts keep names with `_` or `.` in front to themselves. */
export function publicFiles(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => statSync(join(folder, name)).isFile())
		.map((name) => name.replaceAll('\\', '/'))
		.filter((path) => !path.split('/').some((part) => /^[._]/.test(part)))
		.sort();
}

/** What the page fetches in any case as soon as the first picture is there: the panels, and what an answer and a hint say. */
const SOON =
	/\/shell\/panels\/bodies\.ts$|\/pages\/grid\/panels\/index\.ts$|\/(answered|findings|finished|hint-told|hint-drawing|more-menu|sides|miniature|rules\/sheet)\.tsx$/;

/** The same with the grids and the core's sentences, which are files of their own. */
const isSoon = (id: string) =>
	SOON.test(id) || id.endsWith(GRIDS) || id.endsWith('/generated/core.en');

/** The script that the page begins with, what it fetches soon, and all that they load with them: chunks and styles. */
function firstParts(parts: Part[]): { entry: string; files: Set<string> } {
	const chunks = new Map(parts.map((part) => [part.fileName, part]));
	const entry = parts.find(({ isEntry, name }) => isEntry && name === 'page')?.fileName ?? '';
	const soon = parts.filter(({ moduleIds }) => moduleIds?.some(isSoon));
	const files = new Set([entry, ...soon.map(({ fileName }) => fileName)]);
	for (const file of files) {
		const chunk = chunks.get(file);
		for (const other of chunk?.imports ?? []) files.add(other);
		for (const style of chunk?.viteMetadata?.importedCss ?? []) files.add(style);
	}
	return { entry, files };
}

/** Whether grids need a file that is no chunk: the worker, its wasm for grids, and what lies beside the page. */
const isForGrids = (path: string) => /^[^/]*$|\/(worker|grid_bg)-[^/]*$/.test(path);

/** What only stores, other sites and hosts ask for. */
const FOR_OTHERS =
	/^(robots\.txt|sitemap\.xml|404\.html|picture\.png|(icon|screen)-.*\.png|p\/.*)$/;

/**
 * Tells the service worker what was built: in `dist/sw.js` the word `__BUILT__` becomes a list of the files that grids
 * need, a list of the others, and a hash of all their names and contents, so that any change makes a new cache.
 */
function listBuiltFiles(): Plugin {
	let folder = 'dist';
	let begin = { entry: '', files: new Set<string>() };
	return {
		name: 'list-built-files',
		apply: 'build',
		configResolved(config) {
			folder = config.build.outDir;
		},
		generateBundle(_, bundle) {
			begin = firstParts(Object.values(bundle) as Part[]);
		},
		closeBundle() {
			const worker = join(folder, 'sw.js');
			if (!existsSync(worker)) return;
			const all = publicFiles(folder).filter((path) => path !== 'sw.js' && !FOR_OTHERS.test(path));
			const hash = createHash('sha256');
			for (const path of all) hash.update(path).update(readFileSync(join(folder, path)));
			// The service worker knows the page itself by its address.
			const files = all.filter((path) => path !== 'index.html');
			const isFirst = (path: string) => begin.files.has(path) || isForGrids(path);
			const built = {
				id: hash.digest('hex').slice(0, 12),
				entry: begin.entry,
				first: files.filter(isFirst),
				later: files.filter((path) => !isFirst(path)),
			};
			const text = readFileSync(worker, 'utf8');
			writeFileSync(
				worker,
				text.replace('__BUILT__', () => JSON.stringify(built)),
			);
		},
	};
}

/**
 * What a link looks like on other sites is read by programs that want whole addresses: `SITE=https://your.host/gridfold/`
 * names the place that the page is built for. Without it the picture's address stays relative, which some of them read.
 */
const SITE = process.env.SITE?.replace(/\/*$/, '/');

function nameSite(site: string | undefined): Plugin {
	return {
		name: 'name-site',
		transformIndexHtml: (html) => {
			if (!site) return html;
			const picture = html.replace('content="./picture.png"', `content="${site}picture.png"`);
			return picture.replace(
				'<meta property="og:type"',
				`<meta property="og:url" content="${site}" />\n    <meta property="og:type"`,
			);
		},
	};
}

/** While developing, vite writes styles into the page, which the page's policy refuses everywhere else. */
function allowStylesInPage(): Plugin {
	return {
		name: 'allow-styles-in-page',
		apply: 'serve',
		transformIndexHtml: (html) =>
			html.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
	};
}

/** As many hosts do, `vite preview` lets the browser keep files with a hash in their names: each worker would ask for its own again. */
function keepHashedFiles(): Plugin {
	return {
		name: 'keep-hashed-files',
		configurePreviewServer: ({ middlewares }) => {
			middlewares.use(({ url = '' }, response, next) => {
				if (url.includes('/assets/'))
					response.setHeader('Cache-Control', 'max-age=31536000, immutable');
				next();
			});
		},
	};
}

/** The name of a chunk with the texts of a language; for all others that which vite gives. */
function nameOfTexts(id: string | null): string {
	const [, language, file] = /\0texts:.*\/texts\/([a-z]+)\/([a-z]+)$/.exec(id ?? '') ?? [];
	return language && file ? `${language}-${file}` : '[name]';
}

export default defineConfig({
	base: './',
	// A missing file must answer 404; the default would answer every address with the page.
	appType: 'mpa',
	publicDir: 'www/public',
	worker: { format: 'es' },
	optimizeDeps: { entries: ['index.html'] },
	server: { watch: { ignored: ['**/target/**'] } },
	build: {
		target: 'es2022',
		// three.js, which comes when a folded snake is to be seen.
		chunkSizeWarningLimit: 600,
		// A browser without module preloads loads the same parts a little later.
		modulePreload: { polyfill: false },
		rolldownOptions: {
			input: { page: 'index.html', ...(existsSync(SERVICE_WORKER) ? { sw: SERVICE_WORKER } : {}) },
			output: {
				// The service worker's own address may never change, and its scope is the folder that it lies in.
				// Texts are called by their language and file: `fr-grid-….js`.
				chunkFileNames: ({ facadeModuleId }) => `assets/${nameOfTexts(facadeModuleId)}-[hash].js`,
				entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
				// One file for all that the page begins with, one for the grids, and one for what comes soon: otherwise, each part
				// that several chunks share would be a file of its own, forty instead of these three.
				codeSplitting: {
					groups: [
						{
							name: 'page',
							tags: ['$initial'],
							priority: 2,
							test: (id) => !id.endsWith(SERVICE_WORKER),
						},
						{ name: 'grids', priority: 1, test: (id) => id.endsWith(GRIDS) },
						{ name: 'soon', test: SOON },
					],
				},
			},
		},
	},
	plugins: [
		compileTexts(),
		firstPicture(),
		listBuiltFiles(),
		nameSite(SITE),
		writePrebuiltPages(SITE),
		allowStylesInPage(),
		keepHashedFiles(),
	],
});
