/*
 * Every command of the snake's page. Some share their ids with commands of
 * other pages, because they mean the same to the visitor.
 */
import { running, stop } from '../../engine/search';
import { t } from '../../language';
import { fullAddress } from '../../shell/address';
import { copyLink } from '../../shell/clipboard';
import { tell } from '../../shell/notices';
import { BOARD_LINK, openLink } from '../../shell/open';
import { undoing } from '../../shell/undoing';
import { speak } from '../../shell/voice';
import type { Command } from '../../widgets/command';
import { stepBy, switchPlaying } from './fold/player';
import { askFold, askSlip, folds, turnFold } from './state/answer';
import { snakeLink } from './state/checks';
import { ofLength, reversed, stick } from './state/edits';
import {
	canRedo,
	canUndo,
	chain,
	editChain,
	runs,
	snakeBack,
	snakeForward,
	wanted,
} from './state/snake';
import { folding, lastStep, playing, step } from './state/view';

const idle = () => running.value === null;
const fits = () => chain.value.length === wanted.value;
const foldable = () => idle() && fits();
/** Whether one cubelet was forgotten, or is superfluous. */
const isOneOff = () => Math.abs(chain.value.length - wanted.value) === 1;
const several = () => (folds.value?.solutions.length ?? 0) > 1;

export const COMMANDS: readonly Command[] = [
	...undoing([canUndo, snakeBack], [canRedo, snakeForward]),
	{ id: 'reverse', icon: 'swap', run: reverse },
	{ id: 'fit', icon: 'fit', enabled: () => chain.value.length !== wanted.value, run: fit },
	{ id: 'stick', icon: 'straight', run: clear },
	{ id: 'fold', icon: 'fold', keys: ['Mod+Enter'], enabled: foldable, run: () => void askFold() },
	{ id: 'slip', enabled: () => idle() && isOneOff(), run: () => void askSlip() },
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
		icon: 'lab',
		enabled: () => fits() && snakeLink() !== '',
		// The lab's link is the puzzle's link followed by this.
		run: () => void openLink(`${snakeLink()}/study`),
	},
	{ id: 'print', icon: 'print', run: () => window.print() },
	{ id: 'copy-link', icon: 'copy', run: () => void copyLink(fullAddress(snakeLink())) },
	// A link without the name of a page opens the grids.
	{ id: 'grids', run: () => void openLink(BOARD_LINK) },
];

function reverse(): void {
	editChain(reversed(chain.peek()));
	speak(t('snake.said.reversed'));
}

/** Makes the chain as long as the box requires, and says where it was changed. */
function fit(): void {
	const more = wanted.peek() - chain.peek().length;
	const number = runs.peek().length;
	editChain(ofLength(chain.peek(), wanted.peek()));
	const key = more > 0 ? 'snake.fitted.longer' : 'snake.fitted.shorter';
	tell({ key, args: { number, count: Math.abs(more) } });
}

function clear(): void {
	editChain(stick(wanted.peek()));
	tell({ key: 'snake.cleared' });
}
