/*
 * A layer over the page, such as a menu, has its own entry in the tab's history, so that the browser's Back
 * closes it before it leads anywhere. What is closed in another way leaves its entry behind: the next thing that opens
 * takes it, the next address that is shown replaces it, and Back passes it by.
 */
import { useLayoutEffect } from 'preact/hooks';
import { isEmbedded } from './embedding';

/** The layers over the page, the topmost last: how each is closed. */
const over: { readonly close: () => void }[] = [];

/** The name of such an entry, and of the one below it, in their memories. */
interface Marked {
	readonly over?: string;
	readonly under?: string;
}

const marked = (): Marked => (window.history.state as Marked | null) ?? {};

/** The name of the tab's present entry, if it is such an entry. */
let here = '';

/** Closes it when Back is pressed, as long as it exists and `covers` says so. */
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

/** An entry that was left behind is used again. */
function enter(): void {
	if (here !== '' && marked().over === here) return;
	const name = `${Date.now()}`;
	try {
		window.history.replaceState({ ...window.history.state, under: name }, '');
		window.history.pushState({ ...window.history.state, under: undefined, over: name }, '');
		here = name;
	} catch {
		// Some browsers refuse many changes in a row: Back leads on then.
	}
}

/** Whether the tab's present entry is one of these, which a new address replaces. */
export const isSpare = (): boolean => here !== '' && marked().over === here;

/** A new address has taken its place. */
export function spareTaken(): void {
	here = '';
}

/** Whether a step through the tab's history was meant for a layer over the page or for its entry; if so, it takes the step. */
export function takesStep(): boolean {
	const left = here;
	here = marked().over ?? '';
	const isBack = left !== '' && marked().under === left;
	const top = over.at(-1);
	top?.close();
	if (!isBack) return false;
	if (!top) window.history.back();
	else if (over.length > 1) enter();
	return true;
}
