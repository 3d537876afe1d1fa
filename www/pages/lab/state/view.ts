/*
 * The event shown in a run, and the visitor's moves: the position in its log,
 * the size and speed of steps, and the branches of the tree opened by hand.
 * This state is not saved.
 */
import { batch, computed, effect, signal } from '@preact/signals';
import { number } from '../../../language';
import { tell } from '../../../shell/notices';
import { findFrom, GRAINS, type Grain, type Landmark, stepFrom } from '../log/steps';
import { lookedAt, strategies } from './list';
import { watchOrder } from './order';
import { watchPuzzle } from './subject';
import { AHEAD, FARTHEST, shownRun } from './trace';

/** Speeds, as multiples of the usual one. */
export const SPEEDS = [0.25, 1, 4, 20, 100, 1000] as const;
/** Steps per second at the usual speed. */
export const USUAL = 4;

/** The number of passed events. */
export const place = signal(0);
export const grain = signal<Grain>('decision');
export const speed = signal<number>(1);
export const playing = signal(false);
/** The number of steps per second above which nobody can read the sentences. */
const READABLE = 20;
export const isFlying = computed(() => playing.value && speed.value > READABLE);
export const opened = signal<ReadonlySet<number>>(new Set());
export const folded = signal(false);
/** How many times the strip of a large tree is magnified, by four each time. */
export const zoom = signal(0);
/** The farthest position shown. */
const farthest = signal(0);
/** A worksheet goes no further than this. */
export const limit = signal<number | null>(null);
/** The position that a link or a jump asked for, if the log has not reached it yet. */
const awaited = signal<number | null>(null);

export const trace = shownRun.now;
export const length = computed(() => trace.value?.length ?? 0);
/** The event that passed last, or -1. */
export const event = computed(() => Math.min(place.value, length.value) - 1);
export const node = computed(() => trace.value?.log.nodeAt(event.value + 1) ?? 0);

/**
 * The position as shown by the tree and the texts: during playback these follow only a few times per second,
 * which leaves a slow machine time for the board.
 */
const calmPlace = signal(0);
/** The farthest position, delayed in the same way. */
export const calmFarthest = signal(0);
/** The two frames in which the tree and the texts catch up may use no more than this share of the time. */
const CALM = 1 / 4;
export const calmEvent = computed(() => Math.min(calmPlace.value, length.value) - 1);
export const calmNode = computed(() => trace.value?.log.nodeAt(calmEvent.value + 1) ?? 0);

/** Selects a strategy, at its beginning or at a position. */
export function look(strategy: string, at = 0): void {
	batch(() => {
		lookedAt.value = strategy;
		rest(at);
	});
	if (strategy === '') shownRun.end();
	else void shownRun.begin(strategy, Math.min(Math.max(AHEAD, at), FARTHEST));
}

function rest(at: number): void {
	place.value = 0;
	farthest.value = 0;
	limit.value = null;
	zoom.value = 0;
	awaited.value = at > 0 ? at : null;
	playing.value = false;
	opened.value = new Set();
}

/** Goes to a position and stays there. */
export function goTo(next: number): void {
	playing.value = false;
	move(next);
}

function move(next: number): void {
	awaited.value = null;
	place.value = Math.min(Math.max(next, 0), limit.peek() ?? length.peek(), length.peek());
	farthest.value = Math.max(farthest.peek(), place.peek());
}

export function step(by: 1 | -1): void {
	playing.value = false;
	walk(by);
}

function walk(by: 1 | -1): void {
	const log = trace.peek()?.log;
	if (log) move(stepFrom(log, event.peek() + 1, by, grain.peek()));
}

/** Goes to the next event of a kind; false if there is none. */
export function seek(landmark: Landmark, by: 1 | -1 = 1): boolean {
	const log = trace.peek()?.log;
	const found = log ? findFrom(log, event.peek() + 1, by, landmark) : null;
	if (found !== null) goTo(found);
	return found !== null;
}

/** Goes to the event at which a node of the tree ended, or to its try if it is not a leaf. */
export function goToNode(id: number): void {
	const nodes = trace.peek()?.log.nodes;
	if (!nodes) return;
	const leaf = Math.max(nodes.failed(id), nodes.solved(id));
	const at = leaf >= 0 && leaf < length.peek() ? leaf : nodes.tried(id);
	goTo(at + 1);
}

export function open(id: number): void {
	opened.value = new Set([...opened.peek(), id]);
}

/** Folds every branch that was opened by hand. */
export function closeAll(): void {
	opened.value = new Set();
}

/** The events at which the next steps end, as many as requested. */
export function comingStops(count: number): number[] {
	const log = trace.peek()?.log;
	const stops: number[] = [];
	for (let at = event.peek() + 1; log && stops.length < count && at < log.length; ) {
		at = stepFrom(log, at, 1, grain.peek());
		stops.push(at - 1);
	}
	return stops;
}

export function nextGrain(): void {
	const next = GRAINS[(GRAINS.indexOf(grain.peek()) + 1) % GRAINS.length];
	if (next) grain.value = next;
}

export function nextSpeed(by: 1 | -1): void {
	const at = (SPEEDS as readonly number[]).indexOf(speed.peek()) + by;
	speed.value = SPEEDS[Math.min(Math.max(at, 0), SPEEDS.length - 1)] ?? 1;
}

export function switchPlaying(): void {
	if (!playing.peek() && event.peek() + 1 >= length.peek()) goTo(0);
	playing.value = !playing.peek();
}

/** Advances during playback: with each frame by as many steps as the speed requires. */
export function watchPlaying(): void {
	effect(() => {
		if (playing.value) return;
		calmPlace.value = place.value;
		calmFarthest.value = farthest.value;
	});
	effect(() => {
		if (!playing.value) return;
		let last = performance.now();
		// When the tree and the texts last caught up, the frames since then, and until when they rest.
		let [calm, pictures, until] = [last, 0, last];
		let due = 0;
		let frame = requestAnimationFrame(function go(now) {
			due += Math.max(now - last, 0) * 0.001 * USUAL * speed.peek();
			last = now;
			const steps = Math.min(Math.floor(due), 100);
			due -= Math.floor(due);
			batch(() => {
				for (let index = 0; index < steps; index++) walk(1);
				pictures++;
				if (pictures === 2) until = calm + (now - calm) / CALM;
				if (pictures < 2 || now < until || calmPlace.peek() === place.peek()) return;
				[calm, pictures] = [now, 0];
				calmPlace.value = place.peek();
				calmFarthest.value = farthest.peek();
			});
			if (steps > 0 && event.peek() + 1 >= length.peek()) playing.value = false;
			else frame = requestAnimationFrame(go);
		});
		return () => cancelAnimationFrame(frame);
	});
}

/** Goes to the requested position once the log has reached it, and starts over with a new puzzle. */
export function watchTrace(): void {
	effect(() => {
		const at = awaited.value;
		const now = trace.value;
		if (at === null || !now) return;
		if (now.length < at && now.reading) return;
		if (now.length < at && !now.ended) {
			tell({ key: 'lab.far', args: { event: number(at), events: number(now.length) } }, 'warning');
		}
		move(Math.min(at, now.length));
	});
	watchPuzzle(() => look(''));
	watchOrder(() => look(lookedAt.peek()));
}

export const isKnown = (id: string) => strategies.peek().some((one) => one.id === id);
