/* Laying a chain into a flat box, cubelet after cubelet: where the next one may go, and why not elsewhere. Pure. */
import type { Lay } from './boards';

type Answer = 'laid' | 'taken' | 'far' | 'straight' | 'corner';

/** The answer when a cell is chosen for the next cubelet. */
export function answerTo({ chain, side }: Lay, laid: readonly number[], cell: number): Answer {
	const last = laid.at(-1) ?? 0;
	const before = laid.at(-2);
	if (laid.includes(cell)) return 'taken';
	if (!areNeighbours(last, cell, side)) return 'far';
	if (before === undefined) return 'laid';
	const isStraight = cell - last === last - before;
	const piece = chain[laid.length - 1];
	if (piece === 'S' && !isStraight) return 'straight';
	return piece === 'C' && isStraight ? 'corner' : 'laid';
}

function areNeighbours(one: number, other: number, side: number): boolean {
	const down = Math.abs(Math.floor(one / side) - Math.floor(other / side));
	return down + Math.abs((one % side) - (other % side)) === 1;
}

/** Whether no cell is left for the next cubelet, although some are still to come. */
export function isStuck(lay: Lay, laid: readonly number[]): boolean {
	const cells = Array.from(lay.chain, (_, cell) => cell);
	return (
		laid.length < lay.chain.length && !cells.some((cell) => answerTo(lay, laid, cell) === 'laid')
	);
}
