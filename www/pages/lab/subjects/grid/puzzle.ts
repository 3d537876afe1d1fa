/* The grid in the lab, read from its link. */
import { computed, signal } from '@preact/signals';
import { KINDS, kindAmong, readLink } from '../../../../engine/grids';
import type { Draft, Kind } from '../../../../engine/types';
import { layoutOf } from '../../../../pictures/grid/layout';
import { tellRemarks } from '../../../../shell/notices';

interface Puzzle {
	readonly draft: Draft;
	readonly kind: Kind;
	/** The link as the core writes it; empty while the grid has faults. */
	readonly link: string;
	/** The link from which it was read. */
	readonly source: string;
}

const puzzle = signal<Puzzle | null>(null);

/** The selected puzzle; only to be called once one has been opened. */
export function its(): Puzzle {
	if (!puzzle.value) throw new Error('the lab has no grid');
	return puzzle.value;
}

export const draft = computed(() => its().draft);

export const layout = computed(() => {
	const { draft, kind } = its();
	return layoutOf(draft.size, kind.clues, kind.signs);
});

/** Opening the same puzzle again changes nothing, and keeps all its results. */
export async function takeUp(source: string): Promise<boolean> {
	const known = puzzle.peek();
	if (known && (source === known.link || source === known.source)) return true;
	const found = await readLink(source);
	if ('problem' in found) return false;
	const { grid, link } = found;
	if (grid.notes.length > 0) tellRemarks(grid.notes);
	if (known && link !== '' && link === known.link) return true;
	const kind = kindAmong(KINDS, grid.draft.kind);
	puzzle.value = { draft: grid.draft, kind, link, source };
	return true;
}
