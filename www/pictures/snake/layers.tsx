/*
 * The cube layer by layer, from the top down, as tables of cubelet numbers:
 * what lies after the present step, for whoever has no picture.
 */
import { t } from '../../language';
import { placedAt } from '../../pages/snake/fold/folding';
import { box } from '../../pages/snake/state/snake';
import { folding, numberOf, step } from '../../pages/snake/state/view';
import type { Vector } from './space';

export function Layers() {
	const known = folding.value;
	if (!known) return null;
	const placed = placedAt(known, step.value);
	const before = placedAt(known, Math.max(step.value - 1, 0));
	const at = new Map(known.cells.slice(0, placed).map((cell, index) => [cell.join(), index]));
	return (
		<LayerTables
			sides={box.value}
			caption={(number, of) => t('cube.layer', { number, of })}
			hint={t('cube.layers-how')}
			cell={(place) => {
				const index = at.get(place.join());
				if (index === undefined) return { number: null };
				return { number: numberOf(index), look: index >= before ? 'fresh' : '' };
			}}
		/>
	);
}

export interface LayerCell {
	/** The cubelet's number; null where none lies. */
	number: number | null;
	/** What stands in a free cell in place of the dot. */
	free?: string | undefined;
	look?: string;
	/** What else is to be said of it to whoever does not see its look. */
	words?: string;
}

interface LayerTablesProps {
	sides: Vector;
	caption: (number: number, of: number) => string;
	hint: string;
	cell: (place: Vector) => LayerCell;
}

/** Cells x, y, z in tables: y from the top down, in each of them z towards the bottom and x to the right. */
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
