/*
 * The race on paper, a table to fill in by hand: known guesses and counts are
 * filled in, the rest is empty. The screen shows the race itself instead.
 */
import { duration, number, t } from '../../../language';
import { guesses } from '../state/guess';
import { racing, strategies } from '../state/list';
import { lanes } from '../state/race';
import { ideaOf, nameOf } from '../words';

const COLUMNS = [
	'strategy',
	'guess',
	'tries',
	'dead-ends',
	'solutions',
	'positions',
	'time',
] as const;

export function Sheet() {
	const rows = strategies.value.filter(({ id }) => racing.value.has(id) || lanes.value.has(id));
	return (
		<table class="race-sheet">
			<thead>
				<tr>
					{COLUMNS.map((column) => (
						<th key={column} scope="col">
							{t(`lab.sheet.${column}`)}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ id }) => (
					<tr key={id}>
						<th scope="row">
							{nameOf(id)}
							<small>{ideaOf(id)}</small>
						</th>
						{figures(id).map((figure, index) => (
							<td key={COLUMNS[index + 1]}>{figure}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** What is known about a strategy, in the order of the columns. */
function figures(id: string): string[] {
	const [guess, lane] = [guesses.value.get(id), lanes.value.get(id)];
	const guessed = guess === undefined ? '' : number(guess);
	if (!lane) return [guessed, '', '', '', '', ''];
	const { tries, dead_ends, solutions, positions } = lane.counters;
	const counted =
		lane.state === 'ended' ? number(tries) : t('lab.sheet.more', { tries: number(tries) });
	const others = [dead_ends, solutions, positions].map((count) => number(count));
	return [guessed, counted, ...others, duration(lane.micros)];
}
