/*
 * Going from one sort of puzzle to another and back. The address says which
 * one is open, so Back and a followed link lead there too; whatever was on the
 * table stays as it was.
 */
import { effect } from '@preact/signals';
import { drop } from '../engine/search';
import { openFirst } from '../pages/grid/commands/open';
import { boards, present } from '../pages/grid/state/game';
import { addressLink, entryBoard } from '../pages/grid/state/slots';
import { loadPage, worldOf } from './pages';
import { notice, type SortId, type WorldId, world } from './screen';

/** A page is being opened, which may take up a grid to look at it there. */
let entering = false;

/** Opens the page of a link, or the one worked on there last. */
export async function enter(id: WorldId, link = ''): Promise<void> {
	const page = await loadPage(id);
	if (!page) return;
	if (world.peek() !== id) leaveBehind();
	entering = true;
	await page.open(link).finally(() => {
		entering = false;
	});
	world.value = id;
}

/** Shows a page that has taken up its puzzle already. */
export function arrive(id: WorldId): void {
	if (world.peek() === id) return;
	leaveBehind();
	world.value = id;
}

/** Back to the grids, and to the one that was open last. */
export async function backToGrids(): Promise<void> {
	if (boards.peek() === 0) await openFirst('');
	toGrids();
}

/** From the lab back to the puzzle that it looked at. */
export async function backTo(sort: SortId): Promise<void> {
	if (sort === 'grids') await backToGrids();
	else arrive(sort);
}

function toGrids(): void {
	if (world.peek() === 'grids') return;
	leaveBehind();
	world.value = 'grids';
}

/** A search or a notice of the one page is none of the other's. */
function leaveBehind(): void {
	drop();
	notice.value = null;
}

export function watchWorlds(): void {
	let opened = boards.peek();
	effect(() => {
		// Whoever takes up a grid, from wherever, wants to see it.
		if (boards.value !== opened && !entering) toGrids();
		opened = boards.value;
	});
	addEventListener('popstate', () => {
		const id = worldOf(addressLink());
		if (id !== 'grids') void enter(id, addressLink());
		// To another grid leads whoever looks after the grids, by taking it up.
		else if (entryBoard() === present.peek().board) toGrids();
	});
}
