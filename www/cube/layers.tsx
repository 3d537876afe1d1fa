/*
 * The cube layer by layer, from the top down, as tables of cubelet numbers:
 * what lies after the present step, for whoever has no picture.
 */
import { t } from '../locales';
import { box } from '../state/snake/snake';
import { folding, numberOf, step } from '../state/snake/view';
import { placedAt } from './folding';

export function Layers() {
	const known = folding.value;
	if (!known) return null;
	const [width, height, depth] = box.value;
	const placed = placedAt(known, step.value);
	const before = placedAt(known, Math.max(step.value - 1, 0));
	const at = new Map(known.cells.slice(0, placed).map((cell, index) => [cell.join(), index]));
	return (
		<div class="layers">
			{count(height).map((up) => (
				<table key={up} class="layer">
					<caption>{t('cube.layer', { number: up + 1, of: height })}</caption>
					<tbody>
						{count(depth).map((row) => (
							<tr key={row}>
								{count(width).map((column) => {
									const index = at.get([column, height - 1 - up, row].join());
									const fresh = index !== undefined && index >= before;
									return (
										<td key={column} class={fresh ? 'fresh' : undefined}>
											{index === undefined ? '·' : numberOf(index)}
										</td>
									);
								})}
							</tr>
						))}
					</tbody>
				</table>
			))}
			<p class="hint">{t('cube.layers-how')}</p>
		</div>
	);
}

const count = (many: number) => Array.from({ length: many }, (_, index) => index);
