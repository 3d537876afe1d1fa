/* The race's figures as a table in a file, for spreadsheets: one row per strategy. */
import type { LabLane } from '../../../engine/types';
import { saveFile } from '../../../shell/save-file';
import { writeOrder } from '../link';
import { order } from '../state/order';
import { lanes } from '../state/race';

const COLUMNS = [
	'strategy',
	'tries',
	'dead_ends',
	'removals',
	'depth',
	'solutions',
	'first_solution_tries',
	'finished',
	'cap',
	'order',
	'micros',
	'positions',
] as const;

/**
 * The text of the file. The field for the cap is empty if there is no cap; the field for the order is empty if each
 * strategy uses its own order.
 */
function tableText(list: readonly LabLane[], cap: number, order: string): string {
	const rows = list.map(({ strategy, counters, state, micros, first }) => [
		strategy,
		counters.tries,
		counters.dead_ends,
		counters.removals,
		counters.depth,
		counters.solutions,
		first ?? '',
		state === 'ended',
		cap || '',
		order,
		micros,
		counters.positions,
	]);
	return [COLUMNS, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

export function saveTable(cap: number): void {
	const text = tableText([...lanes.peek().values()], cap, writeOrder(order.peek()));
	saveFile('gridfold-race.csv', 'text/csv', text);
}
