/*
 * If nothing folds: the foldable chains that differ in one cubelet, each drawn
 * with that cubelet marked. The cubelet is changed from straight to corner or
 * back; if the box requires it, the cubelet is added or left out. Clicking a
 * drawing selects it.
 */

import type { SnakeRepair } from '../../../engine/types';
import { t } from '../../../language';
import { Flat } from '../../../pictures/snake/flat';
import { askFold, repairs } from '../state/answer';
import { chain, editChain, wanted } from '../state/snake';

/** The number of chains drawn beside a snake; further ones are only counted. */
const SHOWN = 12;

export function Repairs() {
	const known = repairs.value;
	if (!known) return null;
	const { list, complete } = known;
	const slip = slipNow();
	return (
		<section class="stack tight finding-part" data-finding="repairs">
			<h2>{t(`snake.repairs.${slip}`, { count: list.length })}</h2>
			{list.length > 0 ? <p class="hint">{t(`snake.repairs-how.${slip}`)}</p> : null}
			{complete ? null : <p class="hint">{t('snake.repairs-some')}</p>}
			<ul class="thumbs">
				{list.slice(0, SHOWN).map((repair) => (
					<li key={`${repair.index} ${repair.chain}`}>
						<button
							type="button"
							class="thumb"
							data-repair={repair.index}
							onClick={() => adoptRepair(repair)}
						>
							<Flat chain={drawn(repair)} marked={repair.index} />
							<span>{repairName(repair)}</span>
						</button>
					</li>
				))}
			</ul>
			{list.length > SHOWN ? (
				<p class="hint">{t('faults.more', { count: list.length - SHOWN })}</p>
			) : null}
		</section>
	);
}

/** How one cubelet may be wrong, given the length of the chain. */
export function slipNow(): SnakeRepair['slip'] {
	const more = wanted.value - chain.value.length;
	return more === 0 ? 'bend' : more > 0 ? 'missing' : 'extra';
}

/** A superfluous cubelet is marked on the snake as typed; in the other cases the corrected snake is drawn. */
const drawn = (repair: SnakeRepair): string =>
	repair.slip === 'extra' ? chain.value : repair.chain;

/** "Cubelet 12 as a corner", "One more: cubelet 12, straight" */
function repairName({ slip, index, chain: mended }: SnakeRepair): string {
	const number = index + 1;
	if (slip === 'extra') return t('snake.repair.extra', { number });
	const piece = mended[index] === 'C' ? 'C' : 'S';
	return t(slip === 'bend' ? `snake.repair.${piece}` : `snake.repair.missing.${piece}`, { number });
}

function adoptRepair(repair: SnakeRepair): void {
	editChain(repair.chain);
	void askFold();
}
