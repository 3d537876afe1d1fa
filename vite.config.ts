// How the page is bundled. The page works from any sub-path of a plain static server, so every address is relative.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const SERVICE_WORKER = 'www/sw.ts';

/**
 * Tells the service worker what was built: in `dist/sw.js` the word `__BUILT_FILES__` becomes the list of all other
 * files, and `__BUILD_ID__` a hash of their names and contents, so that any change makes a new cache.
 */
function listBuiltFiles(): Plugin {
	let folder = 'dist';
	return {
		name: 'list-built-files',
		apply: 'build',
		configResolved(config) {
			folder = config.build.outDir;
		},
		closeBundle() {
			const worker = join(folder, 'sw.js');
			if (!existsSync(worker)) return;
			const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
				.map((name) => join(folder, name))
				.filter((path) => path !== worker && statSync(path).isFile())
				.sort();
			const hash = createHash('sha256');
			for (const path of paths) hash.update(path).update(readFileSync(path));
			const files = paths.map((path) => relative(folder, path).replaceAll('\\', '/'));
			const text = readFileSync(worker, 'utf8')
				.replaceAll('__BUILT_FILES__', JSON.stringify(files))
				.replaceAll('__BUILD_ID__', JSON.stringify(hash.digest('hex').slice(0, 12)));
			writeFileSync(worker, text);
		},
	};
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
		rolldownOptions: {
			input: { page: 'index.html', ...(existsSync(SERVICE_WORKER) ? { sw: SERVICE_WORKER } : {}) },
			output: {
				// The service worker's own address may never change, and its scope is the folder that it lies in.
				entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
			},
		},
	},
	plugins: [listBuiltFiles()],
});
