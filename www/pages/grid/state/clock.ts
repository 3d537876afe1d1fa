/*
 * The playing time of a puzzle. The time runs while the page is visible and the puzzle is not finished. It is saved
 * with each change of the board, so that a reload loses no more than the last pause.
 */
import { computed, effect, signal } from '@preact/signals';
import { activeId } from '../../../shell/pages';
import { clock } from '../../../shell/settings';
import { PAGE } from '../id';
import { onChange } from './changes';
import { finished } from './checks';
import { note, present } from './game';
import { mode } from './screen';

/** The seconds since the last change. */
const pending = signal(0);

export const seconds = computed(() => present.value.tally.seconds + pending.value);

/** "12:34" */
export function clockText(all: number): string {
	const two = (part: number) => String(part).padStart(2, '0');
	const [hours, minutes] = [Math.floor(all / 3600), Math.floor(all / 60) % 60];
	return hours > 0 ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`;
}

export function watchClock(): void {
	let board = present.peek().board;
	onChange(() => {
		const counted = present.peek().board === board ? pending.peek() : 0;
		board = present.peek().board;
		pending.value = 0;
		if (counted > 0) note({ seconds: present.peek().tally.seconds + counted });
	});
	effect(() => {
		const plays = clock.value && mode.value === 'play' && activeId.value === PAGE;
		if (!plays || finished.value) return;
		const timer = setInterval(() => {
			if (!document.hidden) pending.value++;
		}, 1000);
		return () => clearInterval(timer);
	});
}
