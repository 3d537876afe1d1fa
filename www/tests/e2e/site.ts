/* A site on another origin: its answer at each path, and its fixed headers. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';

const TYPES: Record<string, string> = {
	'.css': 'text/css',
	'.js': 'text/javascript',
	'.wasm': 'application/wasm',
};

interface Site {
	/** With a trailing slash. */
	readonly address: string;
	readonly close: () => void;
}

/** Serves the result for a path such as "page.js"; empty for the first page. */
export async function site(
	find: (path: string) => string | Buffer | undefined,
	headers: Record<string, string> = {},
): Promise<Site> {
	const server = createServer((request, response) => {
		const path = new URL(request.url ?? '/', 'http://here').pathname.slice(1);
		const found = find(path);
		const type = TYPES[extname(path)] ?? 'text/html';
		response.writeHead(found === undefined ? 404 : 200, { 'Content-Type': type, ...headers });
		response.end(found);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const at = server.address();
	const address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : 0}/`;
	return { address, close: () => server.close() };
}

/** The files of a folder of the project. */
const folder = (name: string) => (path: string) => {
	const address = new URL(`../../../${name}/${path || 'index.html'}`, import.meta.url);
	return existsSync(address) ? readFileSync(address) : undefined;
};

export const packageFile = folder('dist-package');
export const pageFile = folder('dist');
const exampleFile = folder('examples/element');

/** The first fenced block of a document in this language that contains this word. */
export function fenced(path: string, language: string, word: string): string {
	const text = readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
	const all = [...text.matchAll(/```(\w+)\n([\s\S]*?)```/g)];
	const found = all.find(([, its, lines]) => its === language && lines?.includes(word));
	if (!found?.[2]) throw new Error(`${path} has no such example`);
	return found[2];
}

/** The example of the element on one origin, under the policy given in the documents, and its package on another. */
export async function exampleSites(): Promise<{ news: Site; pack: Site }> {
	const pack = await site(packageFile, { 'Access-Control-Allow-Origin': '*' });
	const here = (text: string) =>
		text.replaceAll(/https:\/\/your\.host(\/gridfold\/)?/g, pack.address);
	const policy = here(fenced('docs/embedding.md', 'http', 'worker-src')).replace(/\s+/g, ' ');
	const find = (path: string) => {
		const found = exampleFile(path);
		return path === '' ? here(found?.toString() ?? '') : found;
	};
	return { pack, news: await site(find, { 'Content-Security-Policy': policy }) };
}
