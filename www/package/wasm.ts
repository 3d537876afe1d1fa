/*
 * The core's wasm files for programs without a page: each is fetched, or in Node
 * read from the disk, when the first question comes that needs it. It runs where
 * it is called; a page that wants to stay quick asks from a worker of its own.
 */
import * as explain from '../generated/explain.js';
import * as grid from '../generated/grid.js';
import * as text from '../generated/text.js';

/** What begins a module that lies at this address; the second time there is nothing left to do. */
function once<Module extends { default: (from: { module_or_path: Source }) => Promise<unknown> }>(
	module: Module,
	address: URL,
): () => Promise<Module> {
	let begun: Promise<Module> | null = null;
	return () => {
		begun ??= module.default({ module_or_path: source(address) }).then(() => module);
		return begun;
	};
}

type Source = URL | BufferSource;

export const GRID = once(grid, new URL('../generated/grid_bg.wasm', import.meta.url));
export const TEXT = once(text, new URL('../generated/text_bg.wasm', import.meta.url));
export const EXPLAIN = once(explain, new URL('../generated/explain_bg.wasm', import.meta.url));

/** Node and its kin hand out their modules by name, so no bundler looks for one. */
interface Builtin {
	process?: {
		getBuiltinModule?(name: 'node:fs'): { readFileSync(address: URL): Uint8Array<ArrayBuffer> };
	};
}

function source(address: URL): Source {
	const files = (globalThis as Builtin).process?.getBuiltinModule?.('node:fs');
	return address.protocol === 'file:' && files ? files.readFileSync(address) : address;
}
