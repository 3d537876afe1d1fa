/*
 * Everything a visitor can tell the snake's page to do, as the grids' list has
 * it for theirs. Some have the names of commands there, because they mean the
 * same to the visitor.
 */

import { running, stop } from '../../engine/search';
import { t } from '../../language';
import { ofLength, reversed, stick } from '../../pictures/snake/chain';
import { backToGrids, enter } from '../../shell/open';
import { speak, tell } from '../../shell/screen';
import type { Command } from '../grid/commands';
import { copyText } from '../grid/commands/link';
import { stepBy, switchPlaying } from './fold/player';
import { snakeLink } from './open';
import { askFold, folds, turnFold } from './state/answer';
import { snakeCheck } from './state/checks';
import { canRedo, canUndo, chain, editChain, snakeBack, snakeForward, wanted } from './state/snake';
import { folding, lastStep, playing, step } from './state/view';

const idle = () => running.value === null;
const fits = () => chain.value.length === wanted.value;
const foldable = () => idle() && fits();
const several = () => (folds.value?.solutions.length ?? 0) > 1;

export const SNAKE_COMMANDS: readonly Command[] = [
	{ id: 'undo', icon: 'undo', keys: ['Mod+Z'], enabled: () => canUndo.value, run: undoOne },
	{
		id: 'redo',
		icon: 'redo',
		keys: ['Mod+Shift+Z', 'Mod+Y'],
		enabled: () => canRedo.value,
		run: redoOne,
	},
	{ id: 'reverse', icon: 'swap', run: reverse },
	{ id: 'fit', icon: 'fit', enabled: () => chain.value.length !== wanted.value, run: fit },
	{ id: 'stick', icon: 'clear', run: clear },
	{ id: 'fold', icon: 'fold', keys: ['Mod+Enter'], enabled: foldable, run: () => void askFold() },
	{ id: 'stop', keys: ['Escape'], enabled: () => !idle(), run: stop },
	{ id: 'previous', icon: 'previous', keys: ['PageUp'], enabled: several, run: () => turnFold(-1) },
	{ id: 'next', icon: 'next', keys: ['PageDown'], enabled: several, run: () => turnFold(1) },
	{ id: 'step-back', icon: 'previous', enabled: () => step.value > 0, run: () => stepBy(-1) },
	{
		id: 'step-on',
		icon: 'next',
		enabled: () => step.value < lastStep.value,
		run: () => stepBy(1),
	},
	{
		id: 'play',
		icon: 'play',
		enabled: () => folding.value !== null,
		pressed: () => playing.value,
		run: switchPlaying,
	},
	{
		id: 'study',
		icon: 'study',
		enabled: () => fits() && Boolean(snakeCheck.value?.link),
		run: () => void enter('study'),
	},
	{ id: 'print', icon: 'print', run: () => window.print() },
	{
		id: 'copy-link',
		icon: 'copy',
		run: () => void copyText(snakeLink(), 'notice.link-copied'),
	},
	{ id: 'grids', run: () => void backToGrids() },
];

function undoOne(): void {
	snakeBack();
	speak(t('said.undo'));
}

function redoOne(): void {
	snakeForward();
	speak(t('said.redo'));
}

function reverse(): void {
	editChain(reversed(chain.peek()));
	speak(t('cube.said.reversed'));
}

/** Makes the chain as long as the box wants it. */
function fit(): void {
	editChain(ofLength(chain.peek(), wanted.peek()));
	speak(t('cube.count', { count: chain.peek().length, wanted: wanted.peek() }));
}

function clear(): void {
	editChain(stick(wanted.peek()));
	tell({ key: 'cube.cleared' });
}
