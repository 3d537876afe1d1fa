/*
 * The hint in the card: its button, which climbs from level to level and stays
 * where it is, and what the levels say. Beside it stands the check, which comes
 * first where something is wrong.
 */
import { running } from '../../../engine/search';
import { t } from '../../../language';
import { Action } from '../../../shell/commands';
import { hasEntries } from '../state/game';
import { changesBoard, hint } from '../state/hint';
import { type Hint, stepOf } from '../state/hint-levels';
import { hintWords, notedWords, removedWords, techniqueName } from './hint-words';

export function Hinted() {
	const known = hint.value;
	return (
		<section class="hinted" aria-label={t('hint.name')} data-hint={nameOf(known)}>
			<div class="buttons">
				<Action of="hint" look="primary" label={labelOf(known)} />
				{known && known.hints.length > 1 ? <Action of="another-hint" look="secondary" /> : null}
				{known ? <Action of="close-hint" look="secondary" /> : null}
				{running.value?.question === 'hint' ? <Action of="stop" look="secondary" /> : null}
				{hasEntries.value && known?.state !== 'found' ? (
					<Action of="check" look="secondary" />
				) : null}
			</div>
			{known ? <Words known={known} /> : null}
		</section>
	);
}

/** The level, or why there is none. */
const nameOf = (known: Hint | null) => (known?.state === 'found' ? known.level : known?.state);

/** What the button does next. */
function labelOf(known: Hint | null): string {
	if (known?.state !== 'found') return 'command.hint';
	if (known.level !== 'why') return `hint.next.${known.level}`;
	return changesBoard(known) ? 'hint.next.do' : 'hint.next.on';
}

function Words({ known }: { known: Hint }) {
	const step = stepOf(known);
	const noted = notedWords(known);
	return (
		<div class="hint-words">
			{step && known.level === 'why' ? <h2>{techniqueName(step)}</h2> : null}
			<p data-hint-words>{hintWords(known)}</p>
			{step && known.level === 'why' && step.removed.length > 0 ? (
				<p class="hint">{removedWords(step.removed).join(' ')}</p>
			) : null}
			{noted.length > 0 ? <Noted words={noted} /> : null}
		</div>
	);
}

/** What the steps before this one have told. */
function Noted({ words }: { words: readonly string[] }) {
	return (
		<p class="hint" data-hint-noted>
			{t('hint.noted')} {words.join(' ')}
		</p>
	);
}
