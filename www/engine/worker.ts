/*
 * The worker: loads the wasm and calls the export that a message names.
 * It keeps no puzzle and no state, so the page may end it at any moment.
 * What it is asked and what it says is described in `client.ts`.
 */
import init, * as core from '../generated/gridfold_wasm.js';

interface Call {
	id: number;
	call: string;
	args: unknown[];
}

type Export = (...args: unknown[]) => unknown;

const ready = init();
let lastWords = '';

// The panic hook speaks to the console; the exception itself only says "unreachable".
const complain = console.error.bind(console);
console.error = (...words: unknown[]) => {
	lastWords = String(words[0] ?? '');
	complain(...words);
};

addEventListener('message', (event: MessageEvent<Call>) => void answer(event.data));

async function answer({ id, call, args }: Call): Promise<void> {
	try {
		await ready;
		const progress = (step: unknown) => postMessage({ id, progress: step });
		const exported = (core as unknown as Record<string, Export>)[call];
		if (!exported) throw new Error(`the core has no "${call}"`);
		// Requests that take no listener do not look at it.
		postMessage({ id, answer: exported(...args, progress) });
	} catch (error) {
		postMessage({ id, error: describe(error) });
	}
}

function describe(error: unknown): string {
	const plain = error instanceof Error ? error.message : String(error);
	const words = lastWords.split('\n\nStack:')[0] ?? '';
	return words === '' ? plain : words;
}
