/*
 * Small servers of the built page, each imitating the behaviour of some host:
 * it redirects, lacks a file, or has a newer build in place of the older one.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname } from 'node:path';

const DIST = new URL('../../../dist/', import.meta.url);

const TYPES: Record<string, string> = {
	'.html': 'text/html',
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.wasm': 'application/wasm',
	'.svg': 'image/svg+xml',
};

/** What a host sends instead of the requested file. */
export type Habit = (path: string) => Instead | undefined;

interface Instead {
	status?: number;
	/** The address to redirect to. */
	to?: string;
	/** Another file, or another text. */
	file?: string;
	text?: string;
	type?: string;
}

export interface Host {
	address: string;
	/** The requested paths, in order; the list may be emptied at each reload. */
	readonly asked: string[];
	/** Changes the host's behaviour from now on. */
	habit: Habit;
	/** Ends all connections, as when the device leaves the network. */
	close: () => void;
}

/** Serves `dist/` on a separate port until it is closed. */
export async function serve(habit: Habit = () => undefined): Promise<Host> {
	const asked: string[] = [];
	const host: Host = { asked, habit, address: '', close: () => undefined };
	const server = createServer((request, response) => {
		const path = new URL(request.url ?? '/', 'http://here').pathname.slice(1);
		asked.push(path);
		respond(path || 'index.html', host.habit(path) ?? {}, response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const at = server.address();
	host.address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : 0}/`;
	host.close = () => {
		server.close();
		server.closeAllConnections();
	};
	return host;
}

function respond(path: string, instead: Instead, response: ServerResponse): void {
	const file = new URL(instead.file ?? path, DIST);
	response.setHeader('Content-Type', instead.type ?? TYPES[extname(path)] ?? 'text/plain');
	if (instead.to !== undefined) response.writeHead(302, { Location: instead.to }).end();
	else if (instead.text !== undefined) response.end(instead.text);
	else if (instead.status || !existsSync(file))
		response.writeHead(instead.status ?? 404).end('none');
	else response.end(readFileSync(file));
}

/** A file of the build as text. */
export const built = (path: string) => readFileSync(new URL(path, DIST), 'utf8');

/** The lists that the build wrote into the service worker. */
export function lists(): { id: string; entry: string; first: string[]; later: string[] } {
	const found = /\{"id":.*?"later":\[.*?\]\}/.exec(built('sw.js'));
	if (!found) throw new Error('no lists in sw.js');
	return JSON.parse(found[0]);
}

/**
 * A newer build: every name with a hash has a different hash. Old names are gone, as on most hosts after a deployment.
 */
export const newerBuild: Habit = (path) => {
	if (path.startsWith('assets/') && !path.includes('.new.')) return { status: 404 };
	const file = path.replace('.new.', '.') || 'index.html';
	return /\.(js|css|html)$/.test(file) ? { text: renamed(built(file)) } : { file };
};

function renamed(text: string): string {
	const { id, first, later } = lists();
	let changed = text.replaceAll(id, `${id}-new`);
	for (const path of [...first, ...later].filter((one) => one.startsWith('assets/'))) {
		const name = path.slice('assets/'.length);
		changed = changed.replaceAll(name, name.replace(/\.(\w+)$/, '.new.$1'));
	}
	return changed.replace(hashOfFirst(text), () => hashOfFirst(changed));
}

/** The hash by which a page's policy allows its first script, which names files; empty if the text is no page. */
function hashOfFirst(text: string): string {
	const [, first] = /<script>([\s\S]*?)<\/script>/.exec(text) ?? [];
	return first ? createHash('sha256').update(first).digest('base64') : '';
}
