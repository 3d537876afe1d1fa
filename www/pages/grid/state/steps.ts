/*
 * All steps of the puzzle from its givens to the end: asked of the core when they
 * are wanted, and gone through one by one, by hand or by themselves. What the
 * player has put in is not looked at and not touched.
 */
import { effect, signal } from '@preact/signals';
import { run, running } from '../../../engine/search';
import type { Draft, HintStep, PathAnswer } from '../../../engine/types';
import { onChange } from './changes';
import { draft } from './game';

export interface Steps {
	readonly draft: Draft;
	readonly answer: PathAnswer;
	/** The step that is shown, from 0. */
	readonly at: number;
	/** The link of its chain, or the event of its trial, that is looked at; from 0. */
	readonly opened: number | null;
	/** They go on by themselves. */
	readonly playing: boolean;
}

/** How long a step is shown while they go on by themselves. */
const PACE = 1500;

export const steps = signal<Steps | null>(null);

export const stepAt = ({ answer, at }: Steps): HintStep | null => answer.steps[at] ?? null;

export async function askSteps(): Promise<void> {
	if (running.peek()?.question === 'steps' || steps.peek()?.draft === draft.peek()) return;
	const puzzle = draft.peek();
	const task = { question: 'steps', withEntries: false, call: 'path' } as const;
	const outcome = await run({ ...task, request: { draft: puzzle }, report: (step) => step });
	if (!outcome || 'stopped' in outcome || draft.peek() !== puzzle) return;
	steps.value = { draft: puzzle, answer: outcome.answer, at: 0, opened: null, playing: false };
}

function change(parts: Partial<Steps>): void {
	const known = steps.peek();
	if (known) steps.value = { ...known, ...parts };
}

/** Shows a step; who chooses one has it stay. */
export function goTo(at: number): void {
	const last = (steps.peek()?.answer.steps.length ?? 0) - 1;
	change({ at: Math.max(0, Math.min(at, last)), opened: null, playing: false });
}

export function goBy(by: number): void {
	goTo((steps.peek()?.at ?? 0) + by);
}

/** Looks at a link of a chain or an event of a trial, or no longer at it. */
export function openPartOfStep(at: number): void {
	change({ opened: steps.peek()?.opened === at ? null : at, playing: false });
}

/** Goes on by itself, from the beginning where the end was reached; or stays. */
export function switchPlaying(): void {
	const known = steps.peek();
	if (!known) return;
	const isAtEnd = known.at >= known.answer.steps.length - 1;
	change({ playing: !known.playing, at: isAtEnd && !known.playing ? 0 : known.at });
}

export function watchSteps(): void {
	onChange(({ puzzle }) => {
		if (puzzle) steps.value = null;
	});
	effect(() => {
		if (!steps.value?.playing) return;
		const { at, answer } = steps.value;
		const last = answer.steps.length - 1;
		const timer = setTimeout(
			() => change({ at: at + 1, opened: null, playing: at + 1 < last }),
			PACE,
		);
		return () => clearTimeout(timer);
	});
}
