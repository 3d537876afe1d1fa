/* All steps are requested from the core on demand, and shown one by one, by hand or in playback. */
import { signal } from '@preact/signals';
import { drop, run, running } from '../../../engine/search';
import type { HintStep } from '../../../engine/types';
import { draft } from '../state/game';
import { found, type Steps, steps } from '../state/steps';

/** Whether the last search for the steps ended early. */
export const wasStopped = signal(false);

export const stepAt = ({ answer, at }: Steps): HintStep | null => answer.steps[at] ?? null;

export async function askSteps(): Promise<void> {
	if (running.peek()?.question === 'steps' || steps.peek()) return;
	const puzzle = draft.peek();
	wasStopped.value = false;
	const task = { question: 'steps', withEntries: false, call: 'path' } as const;
	const outcome = await run({ ...task, request: { draft: puzzle }, report: (step) => step });
	if (draft.peek() !== puzzle) return;
	wasStopped.value = !outcome || 'stopped' in outcome;
	if (!outcome || 'stopped' in outcome) return;
	const { answer } = outcome;
	found.value = { draft: puzzle, answer, at: 0, isDone: false, opened: null, playing: false };
}

/** Closes the steps: ends the search for them and the playback. */
export function leaveSteps(): void {
	if (running.peek()?.question === 'steps') drop();
	change({ playing: false });
}

function change(parts: Partial<Steps>): void {
	const known = steps.peek();
	if (known) found.value = { ...known, ...parts };
}

const last = () => (steps.peek()?.answer.steps.length ?? 0) - 1;

/** Shows the board before a step; choosing one ends the playback. */
export function goTo(at: number, playing = false): void {
	change({ at: Math.max(0, Math.min(at, last())), isDone: false, opened: null, playing });
}

export function goBy(by: number): void {
	goTo((steps.peek()?.at ?? 0) + by);
}

export function goToEnd(): void {
	goTo(last());
}

/** Shows the board before the step, or after it. */
export function showDone(isDone: boolean): void {
	change({ isDone, opened: null, playing: false });
}

/** Selects a link of a chain or an event of a trial, or nothing. */
export function openPartOfStep(at: number): void {
	change({ opened: steps.peek()?.opened === at ? null : at, isDone: false, playing: false });
}

/** Starts playback, from the beginning if it was at the end, or stops it. */
export function switchPlaying(): void {
	const known = steps.peek();
	if (!known) return;
	if (known.playing) change({ playing: false });
	else goTo(known.at < last() ? known.at : 0, true);
}

/** Shows the next step when it is due. */
export function playOn(): void {
	const next = (steps.peek()?.at ?? 0) + 1;
	goTo(next, next < last());
}
