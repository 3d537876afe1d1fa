/*
 * A box of cubelets layer by layer, from the top down, as tables of cubelet
 * numbers: a picture for people who cannot see one.
 */
import type { Vector } from './space';

interface LayerCell {
	/** The cubelet's number; null if there is none. */
	number: number | null;
	/** What a free cell shows instead of the dot. */
	free?: string | undefined;
	look?: string;
	/** More text, for people who cannot see its look. */
	words?: string;
}

interface LayerTablesProps {
	sides: Vector;
	caption: (number: number, of: number) => string;
	hint: string;
	cell: (place: Vector) => LayerCell;
}

/** The cells x, y, z as tables: one table for each y from the top down, with z growing downwards and x to the right. */
export function LayerTables({
	sides: [width, height, depth],
	caption,
	hint,
	cell,
}: LayerTablesProps) {
	return (
		<div class="layers">
			{count(height).map((up) => (
				<table key={up} class="layer">
					<caption>{caption(up + 1, height)}</caption>
					<tbody>
						{count(depth).map((row) => (
							<tr key={row}>
								{count(width).map((column) => (
									<Cell key={column} of={cell([column, height - 1 - up, row])} />
								))}
							</tr>
						))}
					</tbody>
				</table>
			))}
			<p class="hint">{hint}</p>
		</div>
	);
}

function Cell({ of: { number, free = '·', look = '', words = '' } }: { of: LayerCell }) {
	return (
		<td class={look || undefined}>
			{number ?? free}
			{words === '' ? null : <span class="unseen"> {words}</span>}
		</td>
	);
}

const count = (many: number) => Array.from({ length: many }, (_, index) => index);
