/*
 * Taking up a snake: a known one, a stick, something pasted, or the one that
 * the address names. Whatever was there before stays reachable, by undo and in
 * its own slot.
 */

import { quick } from '../../engine/client';
import type { SnakeReading } from '../../engine/types';
import { type Box, stick, volume } from '../../pictures/snake/chain';
import { begin, type History } from '../../shell/history';
import { arrive } from '../../shell/open';
import { notice, panel, world } from '../../shell/screen';
import { newName } from '../grid/state/game';
import { PRESETS, type Preset } from './panels/presets';
import { snakeCheck } from './state/checks';
import { boxFor, settleDoubt } from './state/reading';
import { entrySnake, type RecentSnake, storedBefore, storedSnake } from './state/slots';
import { openSnake, resumeSnake, type SnakePosition, snake, snakes } from './state/snake';

/** Below this width the panel covers the table, so it closes when a snake opens. */
const NARROW = '(max-width: 899px)';

type Taken = Omit<SnakePosition, 'board'>;

/** The address of this snake, as somebody else may open it. */
export function snakeLink(): string {
	const link = snakeCheck.value?.link ?? '';
	return link === '' ? '' : `${location.origin}${location.pathname}#${link}`;
}

/** Opens what a link holds; without one, the snake worked on last, or the commonest of all. */
export async function openLink(link: string): Promise<void> {
	const bare = link === '' || link === 'snake';
	const board = entrySnake();
	const begun = snakes.peek() > 0;
	if (begun && (bare || board === snake.peek().board)) return;
	const slot = await storedSnake(board);
	if (slot && (bare || slot.link === link)) resume(slot.history);
	else await openAnew(bare ? undefined : link);
}

async function openAnew(link: string | undefined): Promise<void> {
	const stored = await storedBefore(link);
	if (stored) resume(stored);
	else if (link !== undefined) await readLink(link);
	else first(PRESETS[0] as Preset);
}

/** What is first on the table has nothing before it; what comes later can be undone. */
function resume(history: History<SnakePosition>): void {
	if (snakes.peek() === 0) resumeSnake(history);
	else openSnake(history.present, history.present.board);
}

function first(taken: Taken): void {
	const { chain, box } = taken;
	if (snakes.peek() === 0) resumeSnake(begin({ chain, box, board: newName() }));
	else openSnake({ chain, box });
}

async function readLink(link: string): Promise<void> {
	const { readings, error } = await quick.ask('snakeRead', [decoded(link), null]);
	const [only] = readings;
	if (only) first({ chain: only.chain, box: boxFor(only, snake.peek().box) });
	else if (snakes.peek() === 0) first(PRESETS[0] as Preset);
	const problem = error?.message ?? only?.note;
	if (!problem) return;
	const key = only ? 'notice.link-part' : 'notice.link-bad';
	notice.value = { tone: 'warning', words: { key }, more: [problem], raw: link };
}

function decoded(link: string): string {
	try {
		return decodeURIComponent(link);
	} catch {
		return link;
	}
}

/** Puts another snake onto the table, and shows the table. */
function show(taken: Taken): void {
	openSnake({ chain: taken.chain, box: taken.box });
	settle();
}

function settle(): void {
	settleDoubt();
	notice.value = null;
	if (matchMedia(NARROW).matches) panel.value = null;
	arrive('snake');
}

export const openPreset = (preset: Preset): void => show(preset);

export const openStick = (box: Box): void => show({ chain: stick(volume(box)), box });

export function openReading(reading: SnakeReading): void {
	show({ chain: reading.chain, box: boxFor(reading, snake.peek().box) });
	notice.value = {
		tone: 'info',
		words: {
			key: 'cube.recognised',
			args: { format: `@cube.format.${reading.format}`, count: reading.chain.length },
		},
		more: reading.note ? [reading.note] : [],
	};
}

export async function openRecent({ board, chain, box }: RecentSnake): Promise<void> {
	const slot = await storedSnake(board);
	if (slot) openSnake(slot.history.present, board);
	else openSnake({ chain, box });
	settle();
}

/** Opens a text if it is one snake beyond doubt; a few numbers may be anything where grids are played. */
export async function take(text: string): Promise<boolean> {
	const { readings } = await quick.ask('snakeRead', [text, null]);
	const [only, ...others] = readings;
	if (!only || others.length > 0 || !(only.likely || here())) return false;
	openReading(only);
	return true;
}

/** Whether a text is a snake, or was meant to be one. */
export async function reads(text: string): Promise<boolean> {
	const { readings, meant } = await quick.ask('snakeRead', [text, null]);
	return meant || readings.some(({ likely }) => likely || here());
}

const here = () => world.peek() === 'snake';
