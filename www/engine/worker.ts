/*
 * The worker: calls the export that a message names, in the wasm module that
 * has it. A module is fetched on its first request. The worker keeps only the
 * runs that the lab traces, which the lab can begin again, so the page may
 * terminate it at any time. `client.ts` describes the messages.
 */
import * as explain from '../generated/explain.js';
import * as grid from '../generated/grid.js';
import * as lab from '../generated/lab.js';
import * as photo from '../generated/photo.js';
import * as snake from '../generated/snake.js';
import * as text from '../generated/text.js';

/**
 * The JavaScript of the wasm modules, each with a `default` that fetches its wasm. To add a module, import it and
 * list it here.
 */
const MODULES = [grid, text, explain, snake, lab, photo];

interface Call {
	id: number;
	call: string;
	args: unknown[];
}

type Export = (...args: unknown[]) => unknown;

type Module = (typeof MODULES)[number];

const fetched = new Map<Module, Promise<unknown>>();
let lastWords = '';

// The panic hook writes to the console; the exception itself only says "unreachable".
const complain = console.error.bind(console);
console.error = (...words: unknown[]) => {
	lastWords = String(words[0] ?? '');
	complain(...words);
};

addEventListener('message', (event: MessageEvent<Call>) => void answer(event.data));

async function answer({ id, call, args }: Call): Promise<void> {
	const exported = await find(call).catch((error: unknown) => {
		postMessage({ id, missing: describe(error) });
	});
	if (!exported) return;
	try {
		const progress = (step: unknown) => postMessage({ id, progress: step });
		// Requests without a listener ignore this argument.
		postMessage({ id, answer: exported(...args, progress) });
		letGo(args);
	} catch (error) {
		postMessage({ id, error: describe(error) });
	}
}

/** Nothing listens here. */
const drain = new MessageChannel();
drain.port2.close();

/**
 * Frees pixels at once, by giving them away; the browser would wait until those of many photos have piled up. Merely
 * detaching them would not help, because the message that brought them holds them too.
 */
function letGo(args: unknown[]): void {
	const pixels = args.filter((one) => one instanceof Uint8Array) as Uint8Array<ArrayBuffer>[];
	for (const { buffer } of pixels) drain.port1.postMessage(null, [buffer]);
}

async function find(call: string): Promise<Export> {
	const module = MODULES.find((one) => call in one);
	if (!module) throw new Error(`the core has no "${call}"`);
	if (!fetched.has(module)) fetched.set(module, module.default());
	// If fetching failed, the next request tries again.
	await fetched.get(module)?.catch((error: unknown) => {
		fetched.delete(module);
		throw error;
	});
	return (module as unknown as Record<string, Export>)[call] as Export;
}

function describe(error: unknown): string {
	const plain = error instanceof Error ? error.message : String(error);
	const words = lastWords.split('\n\nStack:')[0] ?? '';
	return words === '' ? plain : words;
}
