// How the npm package is bundled: `element.js` and `solver.js`, which a site or a program imports, `board.js`, which the
// element loads into its frame, and in `parts/` what these share and fetch. Every address is relative to the file that has
// it, so the folder works wherever it is served.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { compileTexts } from './vite.texts.ts';

const OUT = 'dist-package';
/** Where TypeScript has written the declarations, by `tsconfig.package.json`. */
const DECLARED = 'target/package-types';

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;

/** What lies beside the scripts: the manifest with the version of the project, a README, the licences, the types. */
function besides(): Plugin {
	return {
		name: 'besides',
		closeBundle() {
			const { version, license, engines } = json('package.json');
			const manifest = { ...json('www/package/package.json'), version, license, engines };
			writeFileSync(`${OUT}/package.json`, `${JSON.stringify(manifest, null, '\t')}\n`);
			copyFileSync('www/package/README.md', `${OUT}/README.md`);
			for (const name of ['LICENSE-MIT', 'LICENSE-APACHE']) copyFileSync(name, `${OUT}/${name}`);
			for (const entry of ['package/element', 'package/solver']) declare(entry, new Set());
		},
	};
}

/** Copies a declaration and those that it names, with the endings that Node asks for. */
function declare(path: string, done: Set<string>): void {
	if (done.has(path)) return;
	done.add(path);
	const text = readFileSync(join(DECLARED, `${path}.d.ts`), 'utf8');
	const to = join(OUT, 'types', `${path}.d.ts`);
	mkdirSync(dirname(to), { recursive: true });
	writeFileSync(to, text.replace(/(from '\.[^']*?)(\.ts)?'/g, "$1.js'"));
	for (const [, other = ''] of text.matchAll(/from '(\.[^']*?)(?:\.ts)?'/g))
		declare(join(dirname(path), other), done);
}

const names = {
	entryFileNames: '[name].js',
	chunkFileNames: 'parts/[name]-[hash].js',
	assetFileNames: ({ names: [name] }: { names: string[] }) =>
		name === 'board.css' ? name : 'parts/[name]-[hash][extname]',
};

export default defineConfig({
	base: './',
	publicDir: false,
	// The element shows grids alone, so its worker needs no other wasm module than those that the solver has.
	resolve: {
		alias: [
			{
				find: /^.*\/generated\/(?!(?:grid|text|explain|snake)\.js)\w+\.js$/,
				replacement: resolve('www/package/nothing.ts'),
			},
		],
	},
	worker: {
		format: 'es',
		rolldownOptions: { output: { ...names, entryFileNames: 'parts/[name]-[hash].js' } },
	},
	build: {
		outDir: OUT,
		target: 'es2022',
		assetsInlineLimit: 0,
		license: { fileName: 'LICENSES-OF-PARTS.md' },
		rolldownOptions: {
			input: {
				element: 'www/package/element.ts',
				board: 'www/package/board.ts',
				solver: 'www/package/solver.ts',
			},
			preserveEntrySignatures: 'allow-extension',
			output: names,
		},
	},
	plugins: [compileTexts(), besides()],
});
