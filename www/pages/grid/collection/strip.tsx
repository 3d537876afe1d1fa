/* Where the puzzle on the table is in its list, with buttons for the previous one, the next one, and all of them. */
import './texts';
import './collection.css';
import { useEffect, useState } from 'preact/hooks';
import { KINDS } from '../../../engine/grids';
import { t } from '../../../language';
import { gridTitle } from '../../../pictures/grid/titles';
import { Button } from '../../../widgets/button';
import { Icon } from '../../../widgets/icons';
import { finished } from '../state/checks';
import { glance } from './list-link';
import { isDone, leaveList, openPlace, placeInList, playedList } from './played';

export function ListStrip() {
	const at = placeInList();
	const { title, links } = playedList();
	if (at < 0) return null;
	return (
		<section class="stack tight list-strip" aria-label={t('list.name')} data-list={at + 1}>
			<p class="contents">
				{[title, t('list.at', { at: at + 1, count: links.length })].filter(Boolean).join(' · ')}
			</p>
			<div class="buttons">
				<Way to={at - 1} label={t('list.previous')} />
				<Way to={at + 1} label={t('list.next')} isPrimary={finished.value} />
			</div>
			<details class="opener">
				<summary>{t('list.all')}</summary>
				<ol class="list-places">
					{links.map((link, place) => (
						<Place key={place} link={link} place={place} isOpen={place === at} />
					))}
				</ol>
				<Button words={t('list.leave')} look="quiet" onClick={leaveList} />
			</details>
		</section>
	);
}

function Way({ to, label, isPrimary }: { to: number; label: string; isPrimary?: boolean }) {
	return (
		<Button
			words={label}
			look={isPrimary ? 'primary' : 'secondary'}
			disabled={playedList().links[to] === undefined}
			onClick={() => void openPlace(to)}
		/>
	);
}

function Place({ link, place, isOpen }: { link: string; place: number; isOpen: boolean }) {
	const [done, setDone] = useState(false);
	const isFull = finished.value;
	useEffect(() => void isDone(link).then(setDone), [link, isFull]);
	return (
		<li data-done={done || undefined}>
			<Button
				words={nameOf(link)}
				look="quiet"
				aria-current={isOpen ? 'true' : undefined}
				onClick={() => void openPlace(place)}
			/>
			{done ? (
				<>
					<Icon name="check" />
					<span class="unseen">{t('kept.solved')}</span>
				</>
			) : null}
		</li>
	);
}

/** The title given by its setter; otherwise the kind of grid it is. */
function nameOf(link: string): string {
	const { title, prefix, size } = glance(link);
	const kind = KINDS.find((one) => one.prefix === prefix)?.id ?? 'latin';
	return title || gridTitle({ kind, size, features: [] });
}
