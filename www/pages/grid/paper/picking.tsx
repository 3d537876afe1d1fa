/* The choice of saved puzzles to print. */
import { t } from '../../../language';
import { Miniature } from '../../../pictures/grid/miniature';
import { gridTitle } from '../../../pictures/grid/titles';
import { Button } from '../../../widgets/button';
import { Tick } from '../../../widgets/switch';
import { titleOf } from '../card/titles';
import { choices } from './choices';
import { type Item, isPicked, keptItems, pick, pickAll } from './items';

export function Picking() {
	const all = keptItems.value;
	const count = all.filter(isPicked).length;
	if (all.length === 0) return <p class="hint">{t('paper.no-mine')}</p>;
	return (
		<fieldset class="picking">
			<legend>{t('paper.picked', { count, all: all.length })}</legend>
			<ul class="picks">
				{all.map((item) => (
					<Pick key={item.its.board} item={item} />
				))}
			</ul>
			<div class="buttons">
				<Button
					words={t('paper.all')}
					disabled={count === all.length}
					onClick={() => pickAll(true)}
				/>
				<Button words={t('paper.nothing')} disabled={count === 0} onClick={() => pickAll(false)} />
			</div>
		</fieldset>
	);
}

function Pick({ item }: { item: Item }) {
	const { draft, entries, about } = item.its;
	const level = item.grade && t(`band.${item.grade.band}`);
	const more = [about.title.trim() && gridTitle(draft), level].filter(Boolean).join(' · ');
	return (
		<li>
			<Tick look="pick" on={isPicked(item)} set={(on) => pick(item, on)}>
				<Miniature draft={draft} entries={choices().played ? entries : []} />
				<span>
					{titleOf(item.its)}
					{more ? <span class="puzzle-about">{more}</span> : null}
				</span>
			</Tick>
		</li>
	);
}
