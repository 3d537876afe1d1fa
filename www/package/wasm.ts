/*
 * The core's wasm files for programs without a page: each is fetched, or in Node
 * read from disk, for the first question that needs it. The core runs in the
 * calling thread; a page that has to stay responsive should call it from a
 * separate worker.
 */
import * as explain from '../generated/explain.js';
import * as grid from '../generated/grid.js';
import * as snake from '../generated/snake.js';
import * as text from '../generated/text.js';
import { errorOf } from './errors';

/** Asks a module, which starts with its first question; every error that it throws is one of ours. */
type Asker<Module> = <Answer>(question: (module: Module) => Answer) => Promise<Answer>;

/** Asks a module whose file is at this address. If it could not be loaded, the next question tries again. */
function asker<Module extends { default: (from: { module_or_path: Source }) => Promise<unknown> }>(
	module: Module,
	address: URL,
): Asker<Module> {
	let begun: Promise<unknown> | null = null;
	const begin = async () => module.default({ module_or_path: source(address) });
	return async (question) => {
		begun ??= begin();
		try {
			await begun;
		} catch (error) {
			begun = null;
			throw errorOf('not-loaded', error);
		}
		return answered(() => question(module));
	};
}

/** The core rejects impossible questions with its own `Error`; anything else is a fault in the core. */
function answered<Answer>(ask: () => Answer): Answer {
	try {
		return ask();
	} catch (error) {
		throw errorOf(error instanceof WebAssembly.RuntimeError ? 'failed' : 'wrong-value', error);
	}
}

type Source = URL | BufferSource;

const address = {
	grid: new URL('../generated/grid_bg.wasm', import.meta.url),
	text: new URL('../generated/text_bg.wasm', import.meta.url),
	explain: new URL('../generated/explain_bg.wasm', import.meta.url),
	snake: new URL('../generated/snake_bg.wasm', import.meta.url),
};

export const GRID = asker(grid, address.grid);
export const TEXT = asker(text, address.text);
export const EXPLAIN = asker(explain, address.explain);
export const SNAKE = asker(snake, address.snake);

/** Node and similar runtimes provide their modules by name, so that no bundler looks for them. */
interface Builtin {
	process?: {
		getBuiltinModule?(name: 'node:fs'): { readFileSync(address: URL): Uint8Array<ArrayBuffer> };
	};
}

function source(address: URL): Source {
	const files = (globalThis as Builtin).process?.getBuiltinModule?.('node:fs');
	return address.protocol === 'file:' && files ? files.readFileSync(address) : address;
}
