/* The record of the puzzles solved on this device: each once, however often it is solved. */
import { effect } from '@preact/signals';
import { BANDS } from '../../../engine/wish';
import { Remembered } from '../../../shell/storage/remembered';
import { today } from '../daily/today';
import { check, finished } from '../state/checks';
import { seconds } from '../state/clock';
import { present } from '../state/game';
import { grade } from '../state/grade';
import { origin } from '../state/next';
import { bareLink } from '../state/origin';
import { mode } from '../state/screen';
import { type AllSolved, MEMORY } from './solved';

const solved = new Remembered(MEMORY);

/** The record so far; it reads a signal. */
export const allSolved = (): AllSolved => solved.value;

/** Empties the record; returns a function that restores it. */
export function forgetSolved(): () => void {
	const before = solved.peek();
	solved.change(() => ({}));
	return () => solved.change((now) => ({ ...now, ...before }));
}

export const KEPT_SOLVED = solved.beside((here, other) => ({ ...other, ...here }));

/** Records each puzzle when it is solved. */
export function watchRecord(): void {
	effect(() => {
		const { draft, tally } = present.value;
		const known = check.value;
		if (mode.value !== 'play' || !finished.value || known?.draft !== draft) return;
		const link = bareLink(known.link);
		if (link === '' || solved.peek()[link]) return;
		const { kind, size } = draft;
		const level = (origin.peek()?.grade ?? grade.peek())?.band;
		const band = BANDS.find((one) => one === level) ?? null;
		const its = { kind, size, band, hints: tally.hints, seconds: seconds.peek() };
		solved.change((now) => ({ [link]: { day: today.peek(), ...its }, ...now }));
	});
}
