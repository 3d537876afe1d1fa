/* The cubelets after the current step, layer by layer. */
import { t } from '../../../language';
import { LayerTables } from '../../../pictures/snake/layers';
import { box } from '../state/snake';
import { folding, numberOf, step } from '../state/view';
import { placedAt } from './folding';

export function Layers() {
	const known = folding.value;
	if (!known) return null;
	const placed = placedAt(known, step.value);
	const before = placedAt(known, Math.max(step.value - 1, 0));
	const at = new Map(known.cells.slice(0, placed).map((cell, index) => [cell.join(), index]));
	return (
		<LayerTables
			sides={box.value}
			caption={(number, of) => t('snake.layer', { number, of })}
			hint={t('snake.layers-how')}
			cell={(place) => {
				const index = at.get(place.join());
				if (index === undefined) return { number: null };
				return { number: numberOf(index), look: index >= before ? 'fresh' : '' };
			}}
		/>
	);
}
