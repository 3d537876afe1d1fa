/*
 * Predict, then run: before the race, a guess on the scale of the bars; after
 * it, the guess beside the result, and a button for another round.
 */
import { number, t } from '../../../language';
import { Button } from '../../../widgets/button';
import { guess, guesses } from '../state/guess';
import { found, guessAgain, type Outcome } from '../state/known';
import { lookedAt } from '../state/list';
import { isRacing } from '../state/race';
import { factorWords, nameOf } from '../words';
import { shareOf, triesAt } from './scale';

interface ComparedProps {
	id: string;
	tries: number | undefined;
	outcome: Outcome;
}

/** The number of positions of the slider. */
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
	const outcome = found(id);
	if (outcome) return <Compared id={id} tries={tries} outcome={outcome} />;
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

/** Takes the place of the question, whether a guess was made or not, so that nothing below it moves. */
function Compared({ id, tries, outcome }: ComparedProps) {
	return (
		<div class="guess-result">
			<p data-testid="guess-result">{verdict(id, tries, outcome)}</p>
			<Button words={t('lab.guess-again')} onClick={guessAgain} />
		</div>
	);
}

/** The guess beside the result. */
function verdict(id: string, tries: number | undefined, outcome: Outcome): string {
	if (tries === undefined) return t('lab.guess-none', { strategy: nameOf(id) });
	const times = Math.max(outcome.tries, 1) / Math.max(tries, 1);
	const way = times > 1.15 ? 'more' : times < 1 / 1.15 ? 'fewer' : 'right';
	const figures = {
		strategy: nameOf(id),
		tries: number(tries),
		found: number(outcome.tries),
		factor: factorWords(Math.max(times, 1 / times)),
	};
	const open = !outcome.ended;
	return t(`lab.guess-${open ? (way === 'more' ? 'over' : 'open') : way}`, figures);
}
