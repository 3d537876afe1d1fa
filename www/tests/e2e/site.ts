/* A site of another origin than the page's: what it answers at each path, and the headers that it always sends. */
import { createServer } from 'node:http';
import { extname } from 'node:path';

const TYPES: Record<string, string> = {
	'.css': 'text/css',
	'.js': 'text/javascript',
	'.wasm': 'application/wasm',
};

interface Site {
	/** With a slash at its end. */
	readonly address: string;
	readonly close: () => void;
}

/** Serves what is found for a path such as "page.js"; empty for the first page. */
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
