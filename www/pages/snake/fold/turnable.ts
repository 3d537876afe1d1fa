/*
 * Tests whether the picture can be turned: in three dimensions it can, where
 * the browser draws them and the visitor likes it; the drawing and the sheet
 * for paper are always seen from the same side.
 */
import { signal } from '@preact/signals';
import { DRAWN, type View } from '../../../pictures/snake/frame';
import { simple } from '../../../shell/settings';
import { view } from '../state/view';

/** The context was lost, or could not be created. */
export const lost = signal(false);

/** Whether there is a picture that can be turned. */
export const turnable = () => !simple.value && !lost.value && canDraw();

/** The viewpoint of the picture on the screen. */
export const seenFrom = (): View => (turnable() ? view.value : DRAWN);

let able: boolean | null = null;

function canDraw(): boolean {
	able ??= document.createElement('canvas').getContext('webgl2') !== null;
	return able;
}
