/* The access to the core: answers, progress, cancelling, and failures that end the worker. */
import { expect, test } from '@playwright/test';
import { Lane, type WorkerLike } from '../../engine/client';
import { emptyDraft } from '../../pages/grid/state/draft';

interface Sent {
	id: number;
	call: string;
	args: unknown[];
}

class FakeWorker implements WorkerLike {
	sent: Sent[] = [];
	given: Transferable[][] = [];
	ended = false;
	onmessage: WorkerLike['onmessage'] = null;
	onerror: WorkerLike['onerror'] = null;

	postMessage(message: unknown, given: Transferable[]): void {
		this.sent.push(message as Sent);
		this.given.push(given);
	}

	terminate(): void {
		this.ended = true;
	}

	say(data: unknown): void {
		this.onmessage?.({ data } as MessageEvent);
	}
}

function lane() {
	const workers: FakeWorker[] = [];
	const start = () => {
		const worker = new FakeWorker();
		workers.push(worker);
		return worker;
	};
	return { lane: new Lane(start), workers, last: () => workers.at(-1) ?? start() };
}

test('an answer goes to the call that asked, in any order', async () => {
	const { lane: door, last } = lane();
	const first = door.ask('formats', []);
	const second = door.ask('readLink', ['x']);
	const [one, two] = last().sent;
	expect(two?.call).toBe('readLink');
	expect(two?.args).toEqual(['x']);
	last().say({ id: two?.id, answer: { type: 'snake', readings: [] } });
	last().say({ id: one?.id, answer: [{ id: 'link' }] });
	expect(await first).toEqual([{ id: 'link' }]);
	expect(await second).toEqual({ type: 'snake', readings: [] });
});

test('a part of the core that is missing fails the call that needs it, and no other', async () => {
	const { lane: door, last, workers } = lane();
	const first = door.ask('formats', []);
	const second = door.ask('readLink', ['x']);
	const [one, two] = last().sent;
	last().say({ id: one?.id, missing: '404 Not Found' });
	last().say({ id: two?.id, answer: { type: 'snake', readings: [] } });
	await expect(first).rejects.toThrow('404 Not Found');
	expect(await second).toEqual({ type: 'snake', readings: [] });
	expect([workers.length, last().ended]).toEqual([1, false]);
});

test('drafts leave as one run of numbers wherever they stand, everything else as it is', async () => {
	const { lane: door, last } = lane();
	const draft = { ...emptyDraft('latin', 2), givens: [0, 300, 0, 1] };
	const order = { first: [2, 1], smallest: true };
	void door.ask('check', [draft, [1, 2, 0, 0]]);
	void door.ask('labBegin', [1, { task: { grid: draft }, strategy: 'x', order }]);
	const [checked, begun] = last().sent;
	const [bytes, entries] = (checked?.args ?? []) as [Uint8Array, number[]];
	const numbers = [...new Uint32Array(bytes.buffer)];
	const latin = [...'latin'].map((letter) => letter.charCodeAt(0));
	const clues = [0, 0].flatMap(() => [2, 0, 0, 2, 0, 0]);
	// Givens, two gaps in each direction, and no marks.
	const rest = [4, 0, 300, 0, 1, 2, 0, 0, 2, 0, 0, 4, 0, 0, 0, 0];
	expect(numbers).toEqual([2, 1, 5, ...latin, 0, ...clues, ...rest]);
	expect(entries).toEqual([1, 2, 0, 0]);
	expect(begun?.args).toEqual([1, { task: { grid: bytes }, strategy: 'x', order }]);
});

test('a worker takes over what a call gives away, and nothing else', () => {
	const { lane: door, last } = lane();
	const pixels = new Uint8Array(8);
	void door.ask('findGrid', [pixels, 2, 1], { given: [pixels.buffer] });
	void door.ask('findGrid', [pixels, 2, 1]);
	expect(last().given).toEqual([[pixels.buffer], []]);
});

test('progress is heard and is not an answer', async () => {
	const { lane: door, last } = lane();
	const steps: number[] = [];
	const asked = door.ask('kinds', [], { progress: ({ nodes }) => steps.push(nodes) });
	const id = last().sent[0]?.id;
	last().say({ id, progress: { nodes: 5, solutions: 0, share: 0 } });
	last().say({ id, progress: { nodes: 9, solutions: 0, share: 0 } });
	last().say({ id, answer: [] });
	expect(await asked).toEqual([]);
	expect(steps).toEqual([5, 9]);
});

test('a cancelled call ends its worker, and the next one gets a fresh worker', async () => {
	const { lane: door, workers, last } = lane();
	const abort = new AbortController();
	const asked = door.ask('kinds', [], { signal: abort.signal });
	abort.abort();
	await expect(asked).rejects.toThrow('cancelled');
	expect(workers[0]?.ended).toBe(true);
	const again = door.ask('kinds', []);
	expect(workers).toHaveLength(2);
	last().say({ id: last().sent[0]?.id, answer: [] });
	expect(await again).toEqual([]);
});

test('a call cancelled before it was made starts no worker', async () => {
	const { lane: door, workers } = lane();
	await expect(door.ask('kinds', [], { signal: AbortSignal.abort() })).rejects.toThrow('cancelled');
	expect(workers).toHaveLength(0);
});

test('a failure reaches everybody who waits and ends the worker', async () => {
	const { lane: door, workers, last } = lane();
	const one = door.ask('kinds', []);
	const two = door.ask('formats', []);
	last().say({ id: last().sent[0]?.id, error: 'panicked at line 1' });
	await expect(one).rejects.toThrow('panicked at line 1');
	await expect(two).rejects.toThrow('panicked at line 1');
	expect(workers[0]?.ended).toBe(true);
});
