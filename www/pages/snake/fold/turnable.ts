/*
 * Whether the picture can be rotated. In three dimensions it can, if the browser can draw them and the visitor
 * wants it; the flat drawing and the printed sheet always have the same viewpoint.
 */
import { signal } from '@preact/signals';
import { DRAWN, type View } from '../../../pictures/snake/frame';
import { simple } from '../../../shell/settings';
import { view } from '../state/view';

/** The context was lost, or could not be created. */
export const lost = signal(false);

/** Whether there is a picture that can be rotated. */
export const turnable = () => !simple.value && !lost.value && canDraw();

/** The viewpoint of the picture on the screen. */
export const seenFrom = (): View => (turnable() ? view.value : DRAWN);

let able: boolean | null = null;

function canDraw(): boolean {
	able ??= document.createElement('canvas').getContext('webgl2') !== null;
	return able;
}
