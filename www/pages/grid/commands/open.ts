/*
 * Taking up a puzzle: an empty one, an example, something pasted, or the one
 * that the address names. Whatever was on the board before stays reachable,
 * by undo and in its own slot.
 */

import { quick } from '../../../engine/client';
import type { Draft, ReadAnswer } from '../../../engine/types';
import { begin, type History, position } from '../../../shell/history';
import { worldOf } from '../../../shell/pages';
import { mode, type Notice, notice, panel, type Words } from '../../../shell/screen';
import { moveTo } from '../board/play';
import { emptyDraft, isBlank } from '../state/draft';
import { boards, draft, newName, openPosition, openPuzzle, present, resume } from '../state/game';
import {
	addressLink,
	boardOfEntry,
	correctAddress,
	entryBoard,
	type Recent,
	readRecent,
	storedBoard,
	storedHistory,
} from '../state/slots';
import { goToStart, startPlace } from '.';

type Puzzle = ReadAnswer['puzzles'][number];

/** Below this width the panel covers the board, so it closes when a puzzle opens. */
const NARROW = '(max-width: 899px)';

export function startEmpty(kindId: string, size: number): void {
	openPuzzle(emptyDraft(kindId, size, draft.peek().unit));
	mode.value = 'set';
	notice.value = null;
	uncover();
	goToStart();
}

/** Opens a puzzle that was read, and says what it was recognised as. */
export function openRead(puzzle: Puzzle): void {
	openPuzzle(puzzle.draft);
	settle(puzzle.draft);
	notice.value = { tone: 'info', words: recognised(puzzle), more: puzzle.notes };
	uncover();
	goToStart();
}

export async function openExample(source: string): Promise<void> {
	const [puzzle] = (await quick.ask('read', [source])).puzzles;
	if (!puzzle) return;
	openPuzzle(puzzle.draft);
	notice.value = null;
	settle(puzzle.draft);
	uncover();
	goToStart();
}

export async function openRecent({ board, link }: Recent): Promise<void> {
	const history = await storedBoard(board);
	if (history) openPosition(history.present);
	else await openLink(link);
	settle(draft.peek());
	uncover();
}

/** The first board of a visit: the address's puzzle, else the one worked on last. */
export async function openFirst(link = addressLink()): Promise<void> {
	const [latest] = await readRecent();
	const history = (await boardOfEntry()) ?? (await storedFor(link, latest));
	if (history) resume(history);
	else if (link !== '') await openLink(link, true);
	settle(draft.peek());
	moveTo(startPlace());
	if (isBlank(draft.peek()) && !narrow()) panel.value = 'new';
}

/** Takes up the grid of a link, unless it is the one on the board. */
export async function openGrid(link: string, current: string): Promise<void> {
	if (boards.peek() === 0) await openFirst(link);
	else if (link !== '' && link !== current) {
		await openLink(link);
		settle(draft.peek());
	}
}

async function storedFor(link: string, latest: Recent | undefined): Promise<History | undefined> {
	if (link !== '') return storedHistory(link);
	return latest ? storedBoard(latest.board) : undefined;
}

/** The address was changed by hand, a link of ours was followed inside the page, or Back was pressed. */
export function watchAddress(current: () => string): void {
	addEventListener('hashchange', () => {
		const link = addressLink();
		if (worldOf(link) !== 'grids') return;
		if (entryBoard() === '' && link !== '' && link !== current()) void followLink(link, current);
	});
	addEventListener('popstate', () => {
		const board = entryBoard();
		if (board !== '' && board !== present.peek().board) void goBackTo(board, addressLink());
	});
}

/** The address must never name another puzzle than the board has, whatever could be read. */
async function followLink(link: string, current: () => string): Promise<void> {
	const canonical = await openLink(link);
	settle(draft.peek());
	correctAddress(canonical ?? current());
}

async function goBackTo(board: string, link: string): Promise<void> {
	const history = await storedBoard(board);
	if (history) openPosition(history.present);
	else if (link !== '') await openLink(link);
	settle(draft.peek());
}

/** Opens what a link holds, and gives its canonical form; null where nothing could be read. */
async function openLink(link: string, first = false): Promise<string | null> {
	const answer = await quick.ask('read', [decoded(link)]);
	const [puzzle] = answer.puzzles;
	const [problem] = answer.errors;
	if (problem)
		notice.value = complaint(
			puzzle ? 'notice.link-part' : 'notice.link-bad',
			problem.message,
			link,
		);
	if (!puzzle) return null;
	const canonical = (await quick.ask('check', [puzzle.draft, null])).link;
	const history = canonical === '' ? undefined : await storedHistory(canonical);
	const start = history?.present ?? position(puzzle.draft, newName());
	if (first) resume(history ?? begin(start));
	else openPosition(start);
	if (puzzle.notes.length > 0) {
		notice.value = { tone: 'warning', words: { key: 'notice.link-notes' }, more: puzzle.notes };
	}
	return canonical;
}

const complaint = (key: string, message: Words, raw: string): Notice => ({
	tone: 'warning',
	words: { key },
	more: [message],
	raw,
});

/** A finished puzzle is for playing; an empty, doubtful or faulty one for writing. */
function settle(puzzle: Draft): void {
	const doubtful = notice.peek()?.tone === 'warning';
	mode.value = isBlank(puzzle) || doubtful ? 'set' : 'play';
	if (mode.peek() === 'play') void mend(puzzle);
}

async function mend(puzzle: Draft): Promise<void> {
	const { faults, contradictions } = await quick.ask('check', [puzzle, null]);
	if (faults.length + contradictions.length > 0 && draft.peek() === puzzle) mode.value = 'set';
}

export function recognised({ draft, format }: Puzzle): Words {
	return {
		key: 'paste.recognised',
		args: { format: `@format.${format}`, kind: `@kind.${draft.kind}`, size: draft.size },
	};
}

/** Opens a text at once if it is exactly one puzzle and nothing in it is in doubt. */
export function openPasted(text: string, answer: ReadAnswer): boolean {
	const [only, ...others] = answer.puzzles;
	if (!only || others.length > 0 || answer.errors.length > 0 || text.trim() === '') return false;
	openRead(only);
	return true;
}

const narrow = () => matchMedia(NARROW).matches;

function uncover(): void {
	if (narrow()) panel.value = null;
}

function decoded(link: string): string {
	try {
		return decodeURIComponent(link);
	} catch {
		return link;
	}
}
