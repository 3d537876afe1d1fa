/*
 * The view while a snake is folded: the folding (from which end, and mirrored or not), the step, and the viewpoint.
 * This state is not saved, and undo does not affect it. This file does not know how the picture moves.
 */
import { batch, computed, effect, signal } from '@preact/signals';
import { type Box, runsOf } from '../../../pictures/snake/chain';
import { VIEWS, type View } from '../../../pictures/snake/frame';
import type { Vector } from '../../../pictures/snake/space';
import { type Folding, foldingOf, fromBetterEnd, otherEnd } from '../fold/folding';
import { fold } from './answer';
import { snake } from './snake';

/** Writing down the snake, or watching it fold. */
export type Desk = 'write' | 'fold';

export const desk = signal<Desk>('write');
export const step = signal(0);
export const playing = signal(false);
/** The speed of playback, as a multiple of the normal one. */
export const speed = signal(1);
export const mirrored = signal(false);
/** Whether the visitor wants the end that was not chosen for having fewer crossings. */
export const swapped = signal(false);
export const view = signal<View>(VIEWS.front);
export const zoomed = signal(1);

/** The fold as it was found, and whether it is better begun at the chain's far end. */
const found = computed(() => {
	const cells = fold.value?.cells;
	if (!cells) return null;
	const turned = mirrored.value ? mirroredCells(cells, snake.value.box) : cells;
	const forward = foldingOf(runsOf(snake.value.chain), turned);
	return fromBetterEnd(forward);
});

export const folding = computed<Folding | null>(() => {
	const known = found.value;
	if (!known) return null;
	return swapped.value ? otherEnd(known.folding) : known.folding;
});

/** Whether the folding begins at the cubelet that was written last. */
export const fromFarEnd = computed(() => (found.value?.reversed ?? false) !== swapped.value);

/** The number of the folding's cubelet in the chain as it was written, from 1. */
export function numberOf(index: number): number {
	const many = folding.value?.cells.length ?? 0;
	return fromFarEnd.value ? many - index : index + 1;
}

export const lastStep = computed(() => folding.value?.runs.length ?? 0);

export function goToStep(next: number): void {
	step.value = Math.min(Math.max(next, 0), lastStep.peek());
}

/** The mirror image of a fold, in a mirror that faces the viewer. */
function mirroredCells(cells: readonly Vector[], [, , depth]: Box): Vector[] {
	return cells.map(([x, y, z]) => [x, y, depth - 1 - z]);
}

/** Starts over when another fold is selected, and returns to writing if there is none. */
export function watchView(): void {
	effect(() => {
		const known = fold.value;
		batch(() => {
			step.value = 0;
			playing.value = false;
			if (known) desk.value = 'fold';
			else {
				desk.value = 'write';
				swapped.value = false;
				mirrored.value = false;
			}
		});
	});
}
