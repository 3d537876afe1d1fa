/* The open practice board: its attempt, the framed cell, and whether its step is shown. */
import { computed, effect, signal } from '@preact/signals';
import { type Place, placeOfCell } from '../../../pictures/grid/places';
import { speak } from '../../../shell/voice';
import { answerWords } from '../words';
import { type Attempt, begun, tried } from './attempt';
import { opened, technique } from './book';
import { noteDone } from './done';

export const attempt = signal<Attempt | null>(null);
const caret = signal(0);
export const isShown = signal(false);

export const caretPlace = computed(() => {
	const size = attempt.value?.board.draft.size ?? 1;
	return placeOfCell(size, caret.value);
});

/** Sets up the board of the open card, as it is at the beginning. */
export function beginAgain(): void {
	const board = technique.peek()?.exercise;
	attempt.value = board ? begun(board) : null;
	isShown.value = false;
}

effect(() => {
	void technique.value;
	caret.value = 0;
	beginAgain();
});

export function moveTo({ row, column }: Place): void {
	const size = attempt.peek()?.board.draft.size ?? 1;
	caret.value = row * size + column;
}

/** Tries a number in the framed cell. */
export function tryNumber(value: number): void {
	const now = attempt.peek();
	if (!now) return;
	attempt.value = tried(now, caret.peek(), value);
	if (attempt.value.done >= 0) noteDone(opened.peek());
	speak(answerWords(attempt.value));
}

export function showStep(): void {
	isShown.value = !isShown.peek();
}
