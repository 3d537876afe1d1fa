/*
 * Everything a visitor can tell the page to do, in one list. Tool bar, keys
 * and help are views of it. To add one: an object here, its label
 * `command.<id>` in the language files, and its id where it is to be a button.
 */

import { running, stop } from '../../../engine/search';
import { t } from '../../../language';
import type { Place } from '../../../pictures/grid/places';
import { enter as goTo } from '../../../shell/open';
import { guest } from '../../../shell/pages';
import { LARGE, mode, type PanelId, panel, speak, zoom } from '../../../shell/screen';
import type { IconName } from '../../../widgets/icons';
import { focusBoard } from '../board/board';
import { enter, moveTo } from '../board/play';
import { answer, ask, canShowAgain, hide, shown, turn } from '../state/answer';
import { askCandidates, hideCandidates, survivors } from '../state/candidates';
import { check } from '../state/checks';
import { isBlank, withUnit } from '../state/draft';
import * as game from '../state/game';
import { askConflict, askRedundant, wantsReason } from '../state/reasons';
import { clearBoard } from './clear';
import { copyLink } from './link';
import { listed, walk } from './reasons';

export interface Command {
	id: string;
	icon?: IconName;
	/** Shortcuts as they are shown; `Mod` is Ctrl, or Command on a Mac. */
	keys?: readonly string[];
	enabled?: () => boolean;
	/** For commands that switch something on and off. */
	pressed?: () => boolean;
	/** Whether the command has any meaning for this puzzle. */
	fits?: () => boolean;
	run: () => void;
}

const several = () => (answer.value?.solutions.length ?? 0) > 1;
const unique = () => answer.value?.verdict === 'unique' && answer.value.counted === 'givens';
const walkable = () => listed().length > 1;
const idle = () => running.value === null;

const PANEL_COMMANDS = (['new', 'paste', 'share', 'settings', 'help'] as const).map(panelCommand);

/** Those of the grids; other pages bring their own. */
export const COMMANDS: readonly Command[] = [
	{ id: 'undo', icon: 'undo', keys: ['Mod+Z'], enabled: () => game.canUndo.value, run: undoOne },
	{
		id: 'redo',
		icon: 'redo',
		keys: ['Mod+Shift+Z', 'Mod+Y'],
		enabled: () => game.canRedo.value,
		run: redoOne,
	},
	{ id: 'erase', icon: 'erase', run: () => enter(0) },
	{ id: 'clear', icon: 'clear', enabled: clearable, run: clearBoard },
	{ id: 'mode', keys: ['F2'], run: switchMode },
	{ id: 'solve', keys: ['Mod+Enter'], enabled: idle, run: () => void ask('solve') },
	{
		id: 'solve-own',
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
	{ id: 'hide-candidates', enabled: () => survivors.value !== null, run: hideCandidates },
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
	{ id: 'tens', icon: 'tens', fits: () => game.kind.value.clues, pressed: tens, run: switchTens },
	{ id: 'zoom', icon: 'zoom', fits: large, pressed: () => zoom.value > 1, run: switchZoom },
	{
		id: 'study',
		icon: 'study',
		enabled: () => Boolean(check.value?.link),
		run: () => void goTo('study'),
	},
	{ id: 'copy-link', icon: 'copy', run: () => void copyLink() },
	...PANEL_COMMANDS,
];

/** What can be told to the page that is open. */
export function commands(): readonly Command[] {
	const other = guest();
	return other ? [...other.commands, ...PANEL_COMMANDS] : COMMANDS;
}

export function command(id: string): Command {
	const found = commands().find((one) => one.id === id);
	if (!found) throw new Error(`no command "${id}"`);
	return found;
}

function panelCommand(id: PanelId): Command {
	return {
		id: `panel-${id}`,
		icon: id,
		pressed: () => panel.value === id,
		run: () => {
			panel.value = panel.peek() === id ? null : id;
		},
	};
}

function undoOne(): void {
	game.stepBack();
	speak(t('said.undo'));
}

function redoOne(): void {
	game.stepForward();
	speak(t('said.redo'));
}

function clearable(): boolean {
	return mode.value === 'set'
		? !isBlank(game.draft.value) || game.hasEntries.value
		: game.hasEntries.value;
}

function switchMode(): void {
	mode.value = mode.peek() === 'set' ? 'play' : 'set';
	speak(t(`said.mode.${mode.peek()}`));
}

/** Counts on with the same digits that the verdict on the page was about. */
function countAll(): void {
	void ask('count', answer.peek()?.counted === 'entries');
}

/** The same key hides what it showed; a search that was stopped goes on. */
function switchCandidates(): void {
	const known = survivors.peek();
	const visible = known?.complete && !known.withEntries && shown.peek() === null;
	if (visible) hideCandidates();
	else void askCandidates(false);
}

function tens(): boolean {
	return game.draft.value.unit === 10;
}

function switchTens(): void {
	const puzzle = game.draft.peek();
	game.editDraft(withUnit(puzzle, puzzle.unit === 10 ? 1 : 10));
}

function large(): boolean {
	return game.draft.value.size >= LARGE;
}

function switchZoom(): void {
	zoom.value = zoom.peek() > 1 ? 1 : 1.8;
}

/** The first place that a puzzle of this kind is typed into. */
export function startPlace(): Place {
	const ring = game.kind.peek().clues && mode.peek() === 'set';
	return { row: ring ? -1 : 0, column: 0 };
}

export function goToStart(): void {
	moveTo(startPlace());
	requestAnimationFrame(focusBoard);
}
