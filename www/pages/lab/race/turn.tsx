/*
 * "Your turn": the visitor chooses what is tried first, in a list or on the board, and sees in the race what the choice
 * costs or saves.
 */
import type { TargetedEvent } from 'preact';
import { t } from '../../../language';
import { Button } from '../../../widgets/button';
import { Icon } from '../../../widgets/icons';
import { Tick } from '../../../widgets/switch';
import { choosing, isOwn, order, switchPlace, wish } from '../state/order';
import { its } from '../state/subject';
import { tab } from '../state/tab';

export function Turn() {
	const { places, placeName } = its();
	const open = places();
	if (open.length === 0) return null;
	const { first, smallest } = order.value;
	return (
		<section class="stack tight turn" aria-labelledby="turn-title">
			<h2 id="turn-title">{t('lab.turn')}</h2>
			<div class="turn-choices">
				<select aria-label={t('lab.turn.place')} value="" onChange={choosePlace}>
					<option value="">{t('lab.turn.place')}</option>
					{open
						.filter((place) => !first.includes(place))
						.map((place) => (
							<option key={place} value={place}>
								{placeName(place)}
							</option>
						))}
				</select>
				<Button
					words={t('lab.turn.board')}
					aria-pressed={choosing.value}
					onClick={() => {
						choosing.value = !choosing.value;
						if (choosing.value) showBoard();
					}}
				/>
			</div>
			<Tick look="fold-choice" on={smallest} set={(on) => wish({ smallest: on })}>
				{t('lab.turn.smallest')}
			</Tick>
			{isOwn.value ? null : <Wished />}
			<p class="hint">{t(isOwn.value ? 'lab.turn.how' : 'lab.turn.again')}</p>
		</section>
	);
}

/** Adds the chosen place after the others, and shows the prompt again. */
function choosePlace({ currentTarget }: TargetedEvent<HTMLSelectElement>): void {
	if (currentTarget.value !== '') switchPlace(Number(currentTarget.value));
	currentTarget.value = '';
}

/** On a small screen the board is in another tab. */
function showBoard(): void {
	tab.value = 'steps';
	document.querySelector('.lane-board')?.scrollIntoView({ block: 'nearest' });
}

/** The places in order; pressing one removes it. */
function Wished() {
	const { first } = order.value;
	const { placeName } = its();
	return (
		<div class="wished">
			{first.map((place) => (
				<button
					key={place}
					type="button"
					class="secondary"
					aria-label={t('lab.turn.remove', { place: placeName(place) })}
					onClick={() => switchPlace(place)}
				>
					{placeName(place)}
					<Icon name="close" />
				</button>
			))}
			<Button
				words={t('lab.turn.own')}
				look="quiet"
				onClick={() => wish({ first: [], smallest: false })}
			/>
		</div>
	);
}
