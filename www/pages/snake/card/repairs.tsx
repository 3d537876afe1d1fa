/*
 * Where nothing folds: the chains that differ in one cubelet and do fold, each
 * as a drawing with that cubelet marked. Pressing one takes it.
 */

import type { SnakeRepair } from '../../../engine/types';
import { t } from '../../../language';
import type { Ids } from '../../../language/keys';
import { Flat } from '../../../pictures/snake/flat';
import { askFold, repairs } from '../state/answer';
import { editChain } from '../state/snake';

/** How many are drawn beside a snake; further ones are only counted. */
const SHOWN = 12;

export function Repairs() {
	const known = repairs.value;
	if (!known) return null;
	const { list, complete } = known;
	return (
		<section class="finding-part" data-finding="repairs">
			<h2>{t('snake.repairs', { count: list.length })}</h2>
			{list.length > 0 ? <p class="hint">{t('snake.repairs-how')}</p> : null}
			{complete ? null : <p class="hint">{t('snake.repairs-some')}</p>}
			<ul class="thumbs">
				{list.slice(0, SHOWN).map((repair) => (
					<li key={repair.index}>
						<button
							type="button"
							class="thumb"
							data-repair={repair.index}
							onClick={() => adoptRepair(repair)}
						>
							<Flat chain={repair.chain} label="" marked={repair.index} />
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

/** "Cubelet 12 as a corner" */
function repairName({ index, chain }: SnakeRepair): string {
	return t(`snake.repair.${chain[index] as Ids<'snake.repair'>}`, { number: index + 1 });
}

function adoptRepair({ chain }: SnakeRepair): void {
	editChain(chain);
	void askFold();
}
