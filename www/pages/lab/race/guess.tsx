/*
 * Predict, then run: before the race a guess on the scale of the bars, after
 * it the guess beside what came out. Once the strategy has run, no more guesses.
 */
import { number, t } from '../../../language';
import { guess, guesses } from '../state/guess';
import { lookedAt } from '../state/list';
import { isRacing, lanes } from '../state/race';
import { nameOf } from '../words';
import { shareOf, triesAt } from './scale';

/** Places of the slider. */
const FINE = 180;

export function GuessMark({ strategy }: { strategy: string }) {
	const tries = guesses.value.get(strategy);
	if (tries === undefined) return null;
	return <span class="guess-mark" style={{ '--share': shareOf(tries) }} />;
}

export function Guess() {
	const id = lookedAt.value;
	if (id === '') return null;
	const tries = guesses.value.get(id);
	const lane = lanes.value.get(id);
	if (lane && !isRacing()) return <Compared id={id} tries={tries} />;
	return (
		<div class="guess">
			<label>
				<span class="guess-words">{t('lab.guess', { strategy: nameOf(id) })}</span>
				<input
					type="range"
					min={0}
					max={FINE}
					step={1}
					value={Math.round(shareOf(tries ?? 1) * FINE)}
					disabled={isRacing()}
					aria-valuetext={t('lab.guessed', { tries: number(tries ?? 1) })}
					onInput={({ currentTarget }) => guess(id, triesAt(Number(currentTarget.value) / FINE))}
				/>
			</label>
			<output class="figures">{tries === undefined ? '?' : number(tries)}</output>
		</div>
	);
}

/** It stands where the question stood, whether a guess was made or not, so that nothing below it moves. */
function Compared({ id, tries }: { id: string; tries: number | undefined }) {
	const lane = lanes.value.get(id);
	if (!lane) return null;
	if (tries === undefined)
		return <p class="guess-result">{t('lab.guess-none', { strategy: nameOf(id) })}</p>;
	const found = lane.counters.tries;
	const times = Math.max(found, 1) / Math.max(tries, 1);
	const way = times > 1.15 ? 'more' : times < 1 / 1.15 ? 'fewer' : 'right';
	const factor = number(Number(Math.max(times, 1 / times).toPrecision(2)));
	const figures = { strategy: nameOf(id), tries: number(tries), found: number(found), factor };
	const open = lane.state !== 'ended';
	return (
		<p class="guess-result" data-testid="guess-result">
			{t(`lab.guess-${open ? (way === 'more' ? 'over' : 'open') : way}`, figures)}
		</p>
	);
}
