/* Keys that move from step to step, wherever the focus is; on the board they move through its places. */
import { goBy, goTo, goToEnd } from './walk';

const GOES: Record<string, () => void> = {
	ArrowLeft: () => goBy(-1),
	ArrowUp: () => goBy(-1),
	ArrowRight: () => goBy(1),
	ArrowDown: () => goBy(1),
	Home: () => goTo(0),
	End: goToEnd,
};

/** `typing` says whether arrows belong to the focused element; the slider still follows the list. */
export function takeStepKey(event: KeyboardEvent, typing: boolean): void {
	const isSlider = event.target instanceof HTMLInputElement && event.target.type === 'range';
	const goes = GOES[event.key];
	const isOther = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
	const isTaken = typing && !isSlider && event.key.startsWith('Arrow');
	if (!goes || isOther || isTaken) return;
	event.preventDefault();
	goes();
}
