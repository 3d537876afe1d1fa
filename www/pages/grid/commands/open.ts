/*
 * Opening a puzzle: an empty one, one read from a text, an earlier one, or the
 * one in a link. The previous board stays reachable, by undo and in its own
 * slot.
 */
import { checkOf, readLink, remarksOn, shareCheck } from '../../../engine/grids';
import { readPlain } from '../../../engine/plain-link';
import type { Draft, Made, ReadPuzzle } from '../../../engine/types';
import { plainWish, type Wish } from '../../../engine/wish';
import { fetchCoreTexts, language, type Words } from '../../../language';
import { isBlank } from '../../../pictures/grid/draft';
import { specialsOf, type Variant } from '../../../pictures/grid/variants';
import { claimEntry, showAddress } from '../../../shell/address';
import { isEmbedded } from '../../../shell/embedding';
import { begin, type History } from '../../../shell/history';
import { notice, tell, tellLink, tellRemarks } from '../../../shell/notices';
import { arrive, BOARD_LINK, thisTurn } from '../../../shell/open';
import { activeId } from '../../../shell/pages';
import { narrow, panel, uncover } from '../../../shell/panel';
import { isFirstVisit } from '../../../shell/visit';
import { moveTo } from '../board/caret';
import { goToStart, startPlace } from '../board/focus';
import { PAGE } from '../id';
import { isTold, madeOwn, NO_ABOUT, withTexts } from '../state/about';
import { puzzleLink } from '../state/checks';
import { toFirstStep, toStep } from '../state/copying';
import { emptyDraft } from '../state/draft';
import { boards, draft, present, resume, takeUp } from '../state/game';
import { splitLesson } from '../state/lesson-link';
import { type DailyName, type Origin, sameLink } from '../state/origin';
import { playedIn, readPlayed, splitLink } from '../state/played-link';
import { type Position, position } from '../state/position';
import { askReview } from '../state/review';
import { mode } from '../state/screen';
import { type LeftBoard, slots } from '../state/slots';

export function openEmpty(kind: string, size: number, variants: readonly Variant[]): void {
	show(position(emptyDraft(kind, size, draft.peek().unit, variants)));
	mode.value = 'set';
	goToStart();
}

/** Opens an empty grid, for copying a puzzle from paper. */
export function openToCopy(kind: string, size: number, variants: readonly Variant[]): void {
	openEmpty(kind, size, variants);
	toFirstStep();
	goToStart();
}

/**
 * Opens a puzzle read from a photo. If it has one solution, the visitor's own numbers can be added; numbers read as
 * handwritten are put on the board and checked.
 */
export function openPhotographed(puzzle: Draft, own: readonly number[], isUnique: boolean): void {
	const hasBegun = own.some((value) => value > 0);
	show(hasBegun ? { ...position(puzzle), entries: own } : position(puzzle));
	settle(puzzle, !isUnique);
	goToStart();
	if (!isUnique) toFirstStep();
	else if (!hasBegun) toStep('own');
	else void askReview();
}

/** Opens an example, or any other puzzle that comes with the page. */
export async function openExample(link: string): Promise<void> {
	const read = await readLink(link);
	if ('grid' in read) openPuzzle(read.grid.draft);
}

/** Opens a puzzle that is not saved here; a doubtful one opens for editing. */
function openPuzzle(puzzle: Draft, doubtful = false): void {
	show(position(puzzle));
	settle(puzzle, doubtful);
	goToStart();
}

/** Opens a puzzle that was made for this wish. */
export function openMade({ draft, link, grade }: Made, wish: Wish, daily: DailyName | null): void {
	show({ ...position(draft), origin: { wish, link, grade, daily } });
	settle(draft);
	goToStart();
}

/** Opens a puzzle made here once more, as the visitor's own, for editing. */
export function editCopy(): void {
	const { draft, about } = present.peek();
	show({ ...position(draft), about: madeOwn(about) });
	mode.value = 'set';
	goToStart();
}

/**
 * Opens a puzzle that was read from a text and says which format was recognised. A link with a position opens as a game
 * of its own, any other puzzle as it was left if it is known here.
 */
export async function openRead(grid: ReadPuzzle, text: string): Promise<void> {
	const isLast = thisTurn();
	await slots.ready();
	const { link } = await checkOf(grid.draft);
	if (!isLast()) return;
	const played = grid.format === 'link' ? playedIn(text, grid.line) : null;
	const left = link === '' || played !== null ? undefined : leftOf(link);
	if (left) await openRecent(left, grid);
	else {
		show(fresh(grid, played));
		settle(grid.draft);
		goToStart();
	}
	notice.value = { tone: 'info', words: recognised(grid), more: grid.notes };
	tellPlayed(grid, played);
}

export function recognised({ draft, format }: ReadPuzzle): Words {
	const names = specialsOf(draft).map((one) => `@feature.${one}`);
	const args = { format: `@format.${format}`, kind: `@kind.${draft.kind}`, size: draft.size };
	return { key: 'paste.recognised', args: { ...args, variants: names.join('') || 'none' } };
}

export async function openRecent({ board, present }: LeftBoard, read?: ReadPuzzle): Promise<void> {
	const isLast = thisTurn();
	const its = (await slots.history(board))?.present ?? present;
	if (!isLast()) return;
	show(read ? told(its, read) : its);
	settle(draft.peek());
}

/** Opens a puzzle that comes from within the page, and shows it. */
function show(next: Position): void {
	// Before the first board there is nothing to go back to.
	if (boards.peek() === 0 && activeId.peek() !== PAGE) resume(begin(next));
	else takeUp(next);
	arrive(PAGE);
	notice.value = null;
	uncover();
}

/** Opens the content of a link, or the board of an entry of the tab's history; `board` is the one worked on last. */
export async function open(address: string, board: string): Promise<void> {
	const link = address === BOARD_LINK ? '' : address;
	const isLast = thisTurn();
	// What was never saved is not waited for.
	if (board !== '' || link === '' || !isFirstVisit()) await slots.ready();
	if (!isLast()) return;
	if (boards.peek() === 0) await openFirst(link, board);
	else if (board !== '') await goBack(link, board);
	else if (link !== '' && link !== puzzleLink()) await follow(link);
}

/** The first board of a visit: the puzzle in the address, otherwise the one worked on last. */
async function openFirst(link: string, board: string): Promise<void> {
	const isLast = thisTurn();
	const left = slots.named(board) ?? slots.find((one) => link === '' || one.link === link);
	const stored = left ? await slots.history(left.board) : undefined;
	if (!isLast()) return;
	if (stored) put(stored);
	else if (link !== '') await takeLink(link);
	if (!isLast()) return;
	claimEntry(present.peek().board);
	if (boards.peek() === 0) moveTo(startPlace());
	if (isBlank(draft.peek()) && !narrow.peek()) panel.value = 'new';
}

async function goBack(link: string, board: string): Promise<void> {
	if (board === present.peek().board) return;
	const isLast = thisTurn();
	const stored = await slots.history(board);
	if (!isLast()) return;
	if (!stored) return follow(link);
	put(stored);
	claimEntry(present.peek().board);
}

/** The address must never name a puzzle other than the one on the board, even if only a part of it could be read. */
async function follow(link: string): Promise<void> {
	if (link !== '' && (await takeLink(link))) return;
	showAddress(puzzleLink() || BOARD_LINK, present.peek().board, false);
}

/**
 * Opens the puzzle of a link, as it was left if it was played before; returns false if nothing could be read. If
 * another link is followed in the meantime, the board belongs to that one.
 */
async function takeLink(link: string): Promise<boolean> {
	const { link: whole, rule } = splitLesson(link);
	const { puzzle, played } = splitLink(whole);
	const isLast = thisTurn();
	const found = await readAny(puzzle, rule === null);
	if (!isLast()) return true;
	if ('problem' in found) {
		tellLink(found.problem, link, false);
		return false;
	}
	const { grid, link: canonical } = found;
	if (played !== null) {
		put(begin(fresh(grid, played)));
		tellPlayed(grid, played);
		return true;
	}
	const left = canonical === '' ? undefined : leftOf(canonical);
	const stored = left ? await slots.history(left.board) : undefined;
	if (!isLast()) return true;
	if (stored && left?.link === canonical) shareCheck(grid.draft, stored.present.draft);
	const origin = rule === null ? null : exercise(grid.draft, canonical, rule);
	const kept = stored && { ...stored, present: told(stored.present, grid) };
	put(kept ?? begin({ ...fresh(grid), origin }), grid.notes.length > 0);
	if (grid.notes.length > 0) tellRemarks(grid.notes);
	return true;
}

/**
 * If there are no saved boards, this puzzle cannot be one of them, so a plain link does not wait for the core. An
 * embedding page receives the position, which the core writes.
 */
async function readAny(link: string, canBePlain: boolean): ReturnType<typeof readLink> {
	const isFirst = canBePlain && !isEmbedded && !slots.find(() => true);
	const plain = isFirst ? readPlain(link) : null;
	if (plain) {
		lookAgain(link, plain).catch(() => undefined);
		return {
			grid: { draft: plain, line: 1, format: 'link', about: NO_WORDS, notes: [] },
			link: '',
		};
	}
	const [found] = await Promise.all([readLink(link), fetchCoreTexts(language.peek())]);
	return found;
}

const NO_WORDS = { ...NO_ABOUT, solution: [] };

/** The core may have remarks on a link whose board is already shown. */
async function lookAgain(link: string, puzzle: Draft): Promise<void> {
	const [remarks] = await Promise.all([remarksOn(link), fetchCoreTexts(language.peek())]);
	if (remarks.length === 0 || draft.peek() !== puzzle) return;
	settle(puzzle, true);
	tellRemarks(remarks);
}

/** The saved game of a puzzle: preferably one whose heights are shown in the same way. */
const leftOf = (link: string): LeftBoard | undefined =>
	slots.find((one) => one.link === link) ?? slots.find((one) => sameLink(one.link, link));

/** Adds the text's title and other details, unless the visitor wrote their own. */
const told = (its: Position, { about }: ReadPuzzle): Position =>
	isTold(its.about) ? its : { ...its, about: withTexts(its.about, about) };

/** The origin of a puzzle that is an exercise for a technique; the next one is another exercise. */
const exercise = (draft: Draft, link: string, rule: string): Origin => ({
	wish: plainWish({ ...draft, aim: { type: 'rule', rule } }),
	link,
	grade: null,
	daily: null,
});

/** A puzzle from elsewhere as a new game, with the entries of a shared position if there are any. */
const fresh = (grid: ReadPuzzle, played: string | null = null): Position => ({
	...told(position(grid.draft), grid),
	...(played === null ? null : readPlayed(played, grid.draft.size)),
});

/** Says so if the entries of a shared position cannot be read. */
function tellPlayed(grid: ReadPuzzle, played: string | null): void {
	if (played !== null && !readPlayed(played, grid.draft.size))
		tell({ key: 'notice.position-bad' }, 'warning');
}

/** The first puzzle on the board has no history before it; opening later ones can be undone. */
function put(history: History<Position>, doubtful = false): void {
	const first = boards.peek() === 0;
	if (first) resume(history);
	else takeUp(history.present);
	settle(draft.peek(), doubtful);
	if (first) moveTo(startPlace());
}

/**
 * A finished puzzle opens for playing; an empty, doubtful or faulty one opens for editing, but not on an embedded page.
 */
function settle(puzzle: Draft, doubtful = false): void {
	mode.value = !isEmbedded && (isBlank(puzzle) || doubtful) ? 'set' : 'play';
	if (mode.peek() === 'play' && !isEmbedded) void mend(puzzle);
}

async function mend(puzzle: Draft): Promise<void> {
	const { faults, contradictions } = await checkOf(puzzle);
	if (faults.length + contradictions.length > 0 && draft.peek() === puzzle) mode.value = 'set';
}
