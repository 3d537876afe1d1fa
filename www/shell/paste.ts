/*
 * Pasting anywhere outside a text field: a few numbers fill a side of the
 * ring, a puzzle opens at once, and anything else goes to the paste box,
 * which says what is wrong with it.
 */

import { quick } from '../engine/client';
import { fillSide } from '../pages/grid/board/play';
import { openPasted } from '../pages/grid/commands/open';
import { load, loadedWorld, WORLDS } from './pages';
import { pasted } from './panels/paste';
import { panel, world } from './screen';

export function watchPaste(): void {
	document.addEventListener('paste', (event) => {
		const target = event.target;
		if (target instanceof HTMLElement && target.matches('input, textarea')) return;
		const text = event.clipboardData?.getData('text/plain') ?? '';
		if (text.trim() === '') return;
		event.preventDefault();
		if (world.peek() !== 'grids' || !fillSide(numbers(text))) void takePasted(text);
	});
}

/** "1 3 2", "1,3,2" and "1;3;2" are numbers for a side; "132" may be anything. */
function numbers(text: string): number[] {
	const words = text.trim().split(/[\s,;]+/);
	const plain =
		words.length > 1 && words.every((word) => /^\d+$/.test(word)) && !text.trim().includes('\n');
	return plain ? words.map(Number) : [];
}

async function takePasted(text: string): Promise<void> {
	if (await loadedWorld(world.peek())?.take(text)) return;
	const answer = await quick.ask('read', [text]);
	if (openPasted(text, answer)) return;
	for (const { id } of WORLDS) if (await (await load(id))?.take(text)) return;
	pasted.value = text;
	panel.value = 'paste';
}
