/*
 * All commands of the grids' page, in one list. The toolbar, the keys and Help are views of it. To add a command,
 * add an object here, its label `command.<id>` in the language files, and its id wherever it needs a button.
 */

import { running, stop } from '../../../engine/search';
import { t } from '../../../language';
import type { Tool } from '../../../pictures/grid/board/keys';
import { isBlank } from '../../../pictures/grid/draft';
import { SHAPE_NAMES, SHAPES, type Shape } from '../../../pictures/grid/variants';
import { fullAddress } from '../../../shell/address';
import { copyLink } from '../../../shell/clipboard';
import { openLink } from '../../../shell/open';
import { panel } from '../../../shell/panel';
import { ownOnly } from '../../../shell/shelf';
import { undoing } from '../../../shell/undoing';
import { speak } from '../../../shell/voice';
import type { Command } from '../../../widgets/command';
import {
	beginBranch,
	chooseTool,
	fillMarks,
	keepBranch,
	leaveBranch,
	tidyMarks,
} from '../board/deeds';
import { enter } from '../board/entry';
import { goTo } from '../board/paper-way';
import { cityParts, isCity, switchCity } from '../board/plan';
import { hasShape, isShaped, putShape } from '../board/shapes';
import { beginWhyNot } from '../board/why-not';
import { answer, ask, canShowAgain, hide, shown, turn } from '../state/answer';
import { badge, stopLooking } from '../state/badge';
import { askCandidates, candidates, hideCandidates } from '../state/candidates';
import { finished, puzzleLink } from '../state/checks';
import { copyStep, endCopying, nextStep } from '../state/copying';
import { isDeskOpen, stopDesk } from '../state/desk';
import { withUnit } from '../state/draft';
import * as game from '../state/game';
import { anotherHint, askNextNumber, canHint, closeHint, hint, nextHint } from '../state/hint';
import { isMade } from '../state/next';
import { DEEPEST_BRANCH } from '../state/position';
import { askConflict, askRedundant, wantsReason } from '../state/reasons';
import { askReview, backToRight, review } from '../state/review';
import { cityTurn, LARGE, mode, tool, wantsDesk, zoom } from '../state/screen';
import { isWalking } from '../state/steps';
import { shareResult } from './after';
import { clearBoard } from './clear';
import { nextPuzzle } from './make';
import { editCopy } from './open';
import { listed, walk } from './reasons';
import { asksNow, keepPlaying, solve, solveNow } from './solve';
import { closeSteps, showSteps } from './steps';

const several = () => (answer.value?.solutions.length ?? 0) > 1;
const unique = () => answer.value?.verdict === 'unique' && answer.value.counted === 'givens';
const walkable = () => listed().length > 1;
const idle = () => running.value === null;

const ALL: readonly Command[] = [
	...undoing([game.canUndo, game.stepBack], [game.canRedo, game.stepForward]),
	{ id: 'erase', icon: 'erase', run: () => enter(0) },
	{ id: 'clear', icon: 'clear', enabled: clearable, run: clearBoard },
	{ id: 'edit-copy', icon: 'type', run: editCopy },
	{
		id: 'mode',
		icon: 'swap',
		keys: ['F2'],
		enabled: () => copyStep.value === null,
		run: switchMode,
	},
	{ id: 'copy-next', keys: ['F2'], enabled: () => nextStep() !== undefined, run: goToNext },
	{ id: 'copy-done', keys: ['F2'], enabled: () => copyStep.value === 'own', run: endCopying },
	{ id: 'desk', keys: ['F4'], enabled: () => mode.value === 'set', run: switchDesk },
	{ id: 'stop-looking', run: stopLooking },
	{ id: 'stop-desk', run: stopDesk },
	{ id: 'complete', enabled: () => idle() && isBadge('several'), run: () => remake('complete') },
	{ id: 'thin-out', enabled: canRemake, run: () => remake('thin-out') },
	{ id: 'vary', enabled: canRemake, run: () => remake('vary') },
	{ id: 'easier', enabled: canRemake, run: () => remake('easier') },
	{ id: 'harder', enabled: canRemake, run: () => remake('harder') },
	{ id: 'around', enabled: idle, run: () => remake('around') },
	{ id: 'places', enabled: idle, run: () => remake('places') },
	{ id: 'own-puzzles', run: showOwn },
	{ id: 'solve', icon: 'check', keys: ['Mod+Enter'], enabled: idle, run: solve },
	{ id: 'solve-now', enabled: () => idle() && asksNow(), run: solveNow },
	{ id: 'keep-playing', enabled: asksNow, run: keepPlaying },
	{
		id: 'solve-own',
		icon: 'check',
		enabled: () => idle() && game.hasEntries.value,
		run: () => void ask('solve', true),
	},
	{ id: 'count', enabled: idle, run: countAll },
	{
		id: 'candidates',
		keys: ['Mod+Shift+Enter'],
		enabled: idle,
		run: switchCandidates,
	},
	{
		id: 'candidates-own',
		enabled: () => idle() && game.hasEntries.value,
		run: () => void askCandidates(true),
	},
	{ id: 'hide-candidates', enabled: () => candidates.value !== null, run: hideCandidates },
	{
		id: 'conflict',
		enabled: () => idle() && wantsReason(answer.value),
		run: () => void askConflict(),
	},
	{ id: 'redundant', enabled: () => idle() && unique(), run: () => void askRedundant() },
	{
		id: 'previous-reason',
		icon: 'previous',
		keys: ['PageUp'],
		enabled: walkable,
		run: () => walk(-1),
	},
	{ id: 'next-reason', icon: 'next', keys: ['PageDown'], enabled: walkable, run: () => walk(1) },
	{ id: 'stop', keys: ['Escape'], enabled: () => !idle(), run: stop },
	{ id: 'previous', icon: 'previous', keys: ['PageUp'], enabled: several, run: () => turn(-1) },
	{ id: 'next', icon: 'next', keys: ['PageDown'], enabled: several, run: () => turn(1) },
	{ id: 'hide', enabled: () => shown.value !== null, run: hide },
	{ id: 'show', enabled: () => canShowAgain.value, run: () => turn(1) },
	toolCommand('digit'),
	toolCommand('corner'),
	toolCommand('centre'),
	toolCommand('colour'),
	...SHAPE_NAMES.map(shapeCommand),
	{ id: 'next-puzzle', enabled: idle, run: () => void nextPuzzle() },
	{ id: 'share-result', enabled: () => finished.value, run: shareResult },
	{ id: 'check', enabled: () => idle() && game.hasEntries.value, run: () => void askReview() },
	{ id: 'hint', enabled: canHint, run: nextHint },
	{
		id: 'another-hint',
		icon: 'swap',
		enabled: () => (hint.value?.hints.length ?? 0) > 1,
		run: anotherHint,
	},
	{ id: 'next-number', icon: 'last', enabled: canHint, run: () => void askNextNumber() },
	{ id: 'why-not', icon: 'help', enabled: canHint, run: beginWhyNot },
	{
		id: 'close-hint',
		icon: 'close',
		keys: ['Escape'],
		enabled: () => hint.value !== null,
		run: closeHint,
	},
	{ id: 'back-to-right', enabled: () => (review.value?.wrong.length ?? 0) > 0, run: backToRight },
	{ id: 'fill-marks', icon: 'corner', run: fillMarks },
	{ id: 'tidy-marks', icon: 'centre', enabled: hasMarks, run: tidyMarks },
	{ id: 'branch', icon: 'branch', enabled: () => branches() < DEEPEST_BRANCH, run: beginBranch },
	{ id: 'branch-back', enabled: () => branches() > 0, run: leaveBranch },
	{ id: 'branch-keep', enabled: () => branches() > 0, run: keepBranch },
	{ id: 'tens', fits: hasHeights, pressed: tens, run: switchTens },
	{ id: 'city', icon: 'city', keys: ['F8'], pressed: () => isCity.value, run: takeCity },
	{ id: 'city-left', icon: 'rotate-left', enabled: hasCity, run: () => turnCity(3) },
	{
		id: 'city-right',
		icon: 'rotate-right',
		keys: ['F9'],
		enabled: hasCity,
		run: () => turnCity(1),
	},
	{ id: 'zoom', icon: 'zoom', fits: large, pressed: () => zoom.value > 1, run: switchZoom },
	{
		id: 'study',
		icon: 'lab',
		enabled: () => puzzleLink() !== '',
		// The lab's link is the puzzle's link followed by this.
		run: () => void openLink(`${puzzleLink()}/study`),
	},
	{ id: 'copy-link', icon: 'copy', run: () => void copyLink(fullAddress(puzzleLink())) },
	{ id: 'all-steps', icon: 'steps', run: showSteps },
	{ id: 'close-steps', keys: ['Escape'], enabled: hasOpenSteps, run: closeSteps },
];

/** Commands whose keys keep their meaning while all steps are shown. */
const AWAKE: readonly Command['id'][] = ['stop', 'close-steps'];

/** While the steps are shown, the keys of commands that change the board are disabled. */
export const COMMANDS: readonly Command[] = ALL.map((one) =>
	one.keys && !AWAKE.includes(one.id)
		? { ...one, enabled: () => !isWalking.value && (one.enabled?.() ?? true) }
		: one,
);

/** A panel open beside the steps is closed first. */
function hasOpenSteps(): boolean {
	return isWalking.value && panel.value === null;
}

function toolCommand(id: Tool): Command {
	return { id, pressed: () => tool.value === id, run: () => chooseTool(id) };
}

function shapeCommand(mark: Shape): Command {
	const pressed = () => isShaped(mark);
	const [fits, run] = [() => hasShape(mark), () => putShape(mark)];
	return { id: `shape-${mark}`, icon: SHAPES[mark].look, fits, pressed, run };
}

const branches = () => game.present.value.branches.length;

function hasMarks(): boolean {
	const { corner, centre } = game.present.value.marks;
	return [corner, centre].some((bits) => bits.some((one) => one !== 0));
}

function clearable(): boolean {
	return mode.value === 'set'
		? !isBlank(game.draft.value) || game.hasPlay.value
		: game.hasPlay.value;
}

/** Puzzles made here are edited as a copy. */
function switchMode(): void {
	if (isMade()) editCopy();
	else mode.value = mode.peek() === 'set' ? 'play' : 'set';
	speak(t(`said.mode.${mode.peek()}`));
}

function goToNext(): void {
	const next = nextStep();
	if (next) goTo(next);
}

function isBadge(verdict: string): boolean {
	return mode.value === 'set' && badge.value?.verdict === verdict;
}

/** Only a puzzle with one solution can be the basis of others. */
function canRemake(): boolean {
	return idle() && isBadge('unique');
}

/** Commands that only setters use are fetched on demand. */
function remake(way: Parameters<typeof import('./remake')['remake']>[0]): void {
	void import('./remake').then((its) => its.remake(way));
}

function switchDesk(): void {
	wantsDesk.value = !isDeskOpen.peek();
}

function showOwn(): void {
	ownOnly.value = true;
	panel.value = 'puzzles';
}

/** Continues counting, with the same digits as for the verdict on the page. */
function countAll(): void {
	void ask('count', answer.peek()?.counted === 'entries');
}

/** The same key hides what it showed, or continues a stopped search. */
function switchCandidates(): void {
	const known = candidates.peek();
	const visible = known?.complete && !known.withEntries && shown.peek() === null;
	if (visible) hideCandidates();
	else void askCandidates(false);
}

function hasHeights(): boolean {
	return game.kind.value.clues;
}

function tens(): boolean {
	return game.draft.value.unit === 10;
}

function switchTens(): void {
	const now = game.present.peek();
	// Changing how heights are shown does not make a puzzle one of the visitor's own.
	game.edit({ ...now, draft: withUnit(now.draft, now.draft.unit === 10 ? 1 : 10) });
}

function hasCity(): boolean {
	return cityParts.value !== null;
}

function takeCity(): void {
	switchCity();
	speak(t(isCity.peek() ? 'said.city' : 'said.flat'));
}

function turnCity(by: number): void {
	cityTurn.value = (cityTurn.peek() + by) % 4;
}

/** Whether the board is large; the lots of a city are smaller than cells. */
function large(): boolean {
	const { size } = game.draft.value;
	return size >= LARGE || zoom.value > 1 || (hasCity() && size > 5);
}

function switchZoom(): void {
	zoom.value = zoom.peek() > 1 ? 1 : 1.8;
}
