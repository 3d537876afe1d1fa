/*
 * A layer over the page, such as a menu, has its own entry in the tab's history, so that the browser's Back closes it
 * before it leads anywhere. A layer that is closed in another way leaves its entry behind: the next layer reuses it,
 * the next address replaces it, and Back skips it.
 */
import { useLayoutEffect } from 'preact/hooks';
import { isEmbedded } from './embedding';

/** The layers over the page, the topmost last, with the function that closes each. */
const over: { readonly close: () => void }[] = [];

/** What such an entry stores: its own name and that of the entry below it. */
interface Marked {
	readonly over?: string;
	readonly under?: string;
}

const marked = (): Marked => (window.history.state as Marked | null) ?? {};

/** The name of the tab's current entry, if it is one of a layer. */
let here = '';

/** Closes a layer when Back is pressed, while the layer exists and `covers` says so. */
export function useBack(close: () => void, covers = true): void {
	useLayoutEffect(() => {
		if (!covers || isEmbedded) return;
		const mine = { close };
		over.push(mine);
		enter();
		return () => {
			over.splice(over.indexOf(mine), 1);
		};
	}, [covers]);
}

/** Adds an entry to the tab's history, unless one was left behind and can be reused. */
function enter(): void {
	if (here !== '' && marked().over === here) return;
	const name = `${Date.now()}`;
	try {
		window.history.replaceState({ ...window.history.state, under: name }, '');
		window.history.pushState({ ...window.history.state, under: undefined, over: name }, '');
		here = name;
	} catch {
		// Some browsers refuse many changes in a row; Back then leaves the page.
	}
}

/** Whether the tab's current entry was left behind by a layer, so that a new address may replace it. */
export const isSpare = (): boolean => here !== '' && marked().over === here;

/** Called when a new address has replaced the spare entry. */
export function spareTaken(): void {
	here = '';
}

/**
 * Whether a step through the tab's history was meant for a layer over the page or for its entry; if it was for a layer,
 * takes the step. What was opened meanwhile is only in the entry of the layer: `restore` writes it into the one below.
 */
export function takesStep(restore: () => void): boolean {
	const left = here;
	here = marked().over ?? '';
	const isBack = left !== '' && marked().under === left;
	const top = over.at(-1);
	top?.close();
	if (!isBack) return false;
	restore();
	if (!top) window.history.back();
	else if (over.length > 1) enter();
	return true;
}
