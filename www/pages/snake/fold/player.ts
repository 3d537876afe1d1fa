/*
 * Moving from step to step: the swing between two neighbouring steps, and
 * automatic playback. If the visitor wants no motion, or the picture cannot
 * move, a step changes the picture at once.
 */
import { effect, signal } from '@preact/signals';
import { simple } from '../../../shell/settings';
import { speak } from '../../../shell/voice';
import { folding, goToStep, lastStep, playing, speed, step } from '../state/view';
import { turnsTo } from './swing';
import { stepNow } from './words';

interface Swing {
	/** The later of the two steps. */
	readonly step: number;
	/** From 0, the step before, to 1, the step itself. */
	readonly share: number;
}

/** The swing in progress; null if the picture is still. */
export const swing = signal<Swing | null>(null);

/** The duration of a quarter turn, and the time to read a step, in milliseconds at normal speed. */
const QUARTER = 420;
const READING = 1500;

const still = () =>
	simple.peek() || matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;

export function stepBy(by: 1 | -1): void {
	playing.value = false;
	move(by);
}

export function switchPlaying(): void {
	if (!playing.peek() && step.peek() === lastStep.peek()) goToStep(0);
	playing.value = !playing.peek();
}

/** Moves one step forwards or back, as a swing if motion is allowed. */
function move(by: 1 | -1): void {
	const from = step.peek();
	goToStep(from + by);
	const known = folding.peek();
	if (step.peek() === from || !known || still()) return;
	const later = Math.max(from, step.peek());
	const turns = turnsTo(known, later);
	if (turns.length > 0) animate(later, by > 0, turns.length * QUARTER);
}

let frame = 0;

function animate(later: number, forwards: boolean, lasts: number): void {
	cancelAnimationFrame(frame);
	const start = performance.now();
	const tick = (now: number) => {
		const part = Math.min((now - start) / (lasts / speed.peek()), 1);
		if (part >= 1 || step.peek() !== (forwards ? later : later - 1)) {
			swing.value = null;
			return;
		}
		swing.value = { step: later, share: forwards ? part : 1 - part };
		frame = requestAnimationFrame(tick);
	};
	swing.value = { step: later, share: forwards ? 0 : 1 };
	frame = requestAnimationFrame(tick);
}

/** Advances during playback, announces each step, and stops at the end. */
export function watchPlayer(): void {
	effect(() => {
		if (!playing.value) return;
		if (step.value >= lastStep.value) {
			playing.value = false;
			return;
		}
		const timer = setTimeout(() => move(1), READING / speed.value);
		return () => clearTimeout(timer);
	});
	let known = folding.peek();
	let said = step.peek();
	effect(() => {
		const other = folding.value !== known;
		const moved = step.value !== said;
		known = folding.value;
		said = step.value;
		if (other) swing.value = null;
		if (!other && moved && known) speak(stepNow());
	});
}
