/*
 * The core's checks of the board while somebody types: the link, the
 * contradictions inside the puzzle, and errors among the player's digits. Late
 * answers about an earlier board are dropped.
 */
import { computed, effect, signal } from '@preact/signals';
import { quick } from '../../../engine/client';
import { checkOf, coreIsThere } from '../../../engine/grids';
import { failure } from '../../../engine/search';
import type { Draft, Fault } from '../../../engine/types';
import { activeId } from '../../../shell/pages';
import { live } from '../../../shell/settings';
import { PAGE } from '../id';
import { draft, entries } from './game';
import type { Position } from './position';
import { mode } from './screen';

interface Check {
	draft: Draft;
	/** The fragment without `#`; empty while the draft has faults. */
	link: string;
	/** The faults of the puzzle itself. */
	faults: readonly Fault[];
	/** The faults of the player's digits alone. */
	mistakes: readonly Fault[];
}

export const check = signal<Check | null>(null);

/** The link of the open puzzle; empty while it has none, or is not known yet. */
export const puzzleLink = (): string => check.value?.link ?? '';

/** The faults to report: those of the puzzle or, if it has none, the player's mistakes if the settings ask for them. */
export const namedFaults = computed<readonly Fault[]>(() => {
	const known = check.value;
	if (!known) return [];
	return live.value !== 'off' ? [...known.faults, ...known.mistakes] : known.faults;
});

/** Whether every cell is filled correctly, so that the player has solved the puzzle. */
export const finished = computed(() => {
	const known = check.value;
	if (!known || known.faults.length + known.mistakes.length > 0) return false;
	const { givens } = known.draft;
	const own = entries.value.some((value, cell) => value > 0 && givens[cell] === 0);
	return own && givens.every((given, cell) => given > 0 || (entries.value[cell] ?? 0) > 0);
});

/** Whether the player has solved it and is looking at it. */
export const isDone = computed(() => finished.value && mode.value === 'play');

/** Whether a saved position is complete and correct; only the core can tell. */
export async function isSolved({ draft, entries }: Position): Promise<boolean> {
	const isFull = draft.givens.every((given, cell) => given > 0 || (entries[cell] ?? 0) > 0);
	if (!isFull || entries.every((value) => value === 0)) return false;
	const said = await quick.ask('check', [draft, [...entries]]).catch(() => null);
	return said !== null && said.faults.length + said.contradictions.length === 0;
}

/** Checks the board while it is shown. */
export function watchChecks(): void {
	effect(() => {
		const puzzle = draft.value;
		const own = entries.value;
		if (activeId.value === PAGE && coreIsThere.value) void look(puzzle, own);
	});
}

async function look(puzzle: Draft, own: readonly number[]): Promise<void> {
	const current = () => draft.peek() === puzzle && entries.peek() === own;
	try {
		const played = own.some((value) => value > 0) ? quick.ask('check', [puzzle, [...own]]) : null;
		const alone = await checkOf(puzzle);
		const faults = [...alone.faults, ...alone.contradictions];
		const wrong = faults.length > 0 ? [] : ((await played)?.contradictions ?? []);
		if (current()) check.value = { draft: puzzle, link: alone.link, faults, mistakes: wrong };
	} catch (error) {
		if (current()) failure.value = error instanceof Error ? error.message : String(error);
	}
}
