/*
 * Opening a snake: a known one, a stick, something pasted, an earlier one, or the one in a link. The previous snake
 * stays reachable, by undo and in its own slot.
 */
import { readLink } from '../../engine/snakes';
import type { SnakeReading } from '../../engine/types';
import { type Box, boxFor, volume } from '../../pictures/snake/chain';
import { claimEntry, showAddress } from '../../shell/address';
import { begin, type History, newName } from '../../shell/history';
import { notice, tellLink } from '../../shell/notices';
import { arrive, thisTurn } from '../../shell/open';
import { uncover } from '../../shell/panel';
import { PAGE } from './id';
import { PRESETS, type Preset } from './panels/presets';
import { snakeLink } from './state/checks';
import { stick } from './state/edits';
import { settleDoubt } from './state/reading';
import { BARE, type LeftSnake, slots } from './state/slots';
import { openSnake, resumeSnake, type SnakePosition, snake, snakes } from './state/snake';

type Taken = Omit<SnakePosition, 'board'>;

/** Opens the content of a link; without one, the snake worked on last, or the most common one. */
export async function open(link: string, board: string): Promise<void> {
	const isLast = thisTurn();
	await slots.ready();
	const bare = link === '' || link === BARE;
	const isOpen = bare || board === snake.peek().board || link === snakeLink();
	if (snakes.peek() > 0 && isOpen) return;
	const fitting = ({ link: its }: LeftSnake) => bare || its === link;
	const left = slots.named(board) ?? slots.find(fitting);
	const stored = left ? await slots.history(left.board) : undefined;
	if (!isLast()) return;
	const isFirst = snakes.peek() === 0;
	if (stored) put(stored);
	else if (bare) put(beginning(PRESETS[0] as Preset));
	else await takeLink(link);
	if (isFirst && isLast()) claimEntry(snake.peek().board);
}

async function takeLink(link: string): Promise<void> {
	const isLast = thisTurn();
	const { reading, problem } = await readLink(link);
	if (!isLast()) return;
	if (problem) tellLink(problem, link, reading !== null);
	if (reading) put(beginning({ chain: reading.chain, box: boxFor(reading, snake.peek().box) }));
	else if (snakes.peek() === 0) put(beginning(PRESETS[0] as Preset));
	else showAddress(snakeLink() || BARE, snake.peek().board, false);
}

const beginning = ({ chain, box }: Taken): History<SnakePosition> =>
	begin({ chain, box, board: newName() });

/** The first snake on the table has no history before it; later ones can be undone. */
function put(history: History<SnakePosition>): void {
	if (snakes.peek() === 0) resumeSnake(history);
	else openSnake(history.present, history.present.board);
}

/** Puts another snake onto the table from within the page, and shows the table. */
function show({ chain, box }: Taken, board = newName()): void {
	openSnake({ chain, box }, board);
	settleDoubt();
	arrive(PAGE);
	notice.value = null;
	uncover();
}

export const openPreset = (preset: Preset): void => show(preset);

export const openStick = (box: Box): void => show({ chain: stick(volume(box)), box });

export function openReading(reading: SnakeReading): void {
	show({ chain: reading.chain, box: boxFor(reading, snake.peek().box) });
	notice.value = {
		tone: 'info',
		words: {
			key: 'snake.recognised',
			args: { format: `@snake.format.${reading.format}`, count: reading.chain.length },
		},
		more: reading.note ? [reading.note] : [],
	};
}

export async function openRecent({ board, present }: LeftSnake): Promise<void> {
	show((await slots.history(board))?.present ?? present, board);
}
