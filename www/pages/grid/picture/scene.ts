/*
 * The contents of a picture of the board: the puzzle and, as chosen, the player's
 * entries and what is known. The picture is drawn from the state, so it shows no
 * caret, selection or faults.
 */
import { computed, effect, signal } from '@preact/signals';
import { live } from '../../../engine/client';
import type { Draft } from '../../../engine/types';
import { printed, type Scene } from '../../../pictures/grid/view';
import { marking } from '../../../shell/settings';
import { answer } from '../state/answer';
import { ruledOutShown, shownMarks } from '../state/edits';
import { draft, hasPlay } from '../state/game';
import { ownLink, positionLink } from '../state/own-link';
import { nothingPlayed, type Played, type Position } from '../state/position';

export const hasEntries = signal(true);
export const hasMarks = signal(false);
export const hasCandidates = signal(false);
export const hasSolution = signal(false);

/** The picture does not wait for a solution that takes more nodes than this. */
const NODES = 20_000;

/** The solution searched for the picture alone; null if none was found in time. */
const found = signal<{ draft: Draft; values: readonly number[] | null } | null>(null);

const solution = computed(() => {
	const known = found.value?.draft === draft.value ? found.value.values : null;
	return answer.value?.solutions[0] ?? known;
});

/** Whether the solution is to be shown, but is not known. */
export const lacksSolution = computed(
	() => hasSolution.value && !solution.value && found.value?.draft === draft.value,
);

/** Looks for a solution whenever one is wanted and unknown. */
export const watchSolution = () =>
	effect(() => {
		if (hasSolution.value && !solution.value && found.value?.draft !== draft.value)
			void seek(draft.value);
	});

async function seek(puzzle: Draft): Promise<void> {
	const request = { draft: puzzle, entries: null, limit: 1, nodes: NODES };
	const said = await live.ask('solve', [request]).catch(() => null);
	found.value = { draft: puzzle, values: said?.solutions[0] ?? null };
}

/** What the picture shows of the player's work. */
function playShown(now: Position): Played {
	const none = nothingPlayed(now.entries.length);
	const play = hasMarks.value ? now : none;
	return { ...play, entries: hasEntries.value ? now.entries : none.entries };
}

/** The link of what the picture shows. */
export const linkShown = (now: Position): string =>
	hasPlay.value && (hasEntries.value || hasMarks.value) ? positionLink(playShown(now)) : ownLink();

export function sceneOf(now: Position): Scene {
	const none = nothingPlayed(now.entries.length);
	const { entries, colours, ticks, marks, ruledOut } = playShown(now);
	// Candidates left by rows and columns replace the player's marks.
	const own = hasMarks.value ? marking.value : 'manual';
	const bare = { ...now, entries, ruledOut, marks: hasCandidates.value ? none.marks : marks };
	return {
		...printed(now.draft),
		entries,
		solution: hasSolution.value ? solution.value : null,
		pencil: {
			marks: shownMarks(bare, hasCandidates.value ? 'full' : own),
			ruledOut: hasCandidates.value ? none.ruledOut : ruledOutShown(bare, own),
			taken: none.entries,
			colours,
			branches: none.entries,
			done: new Set(ticks),
		},
	};
}
