/*
 * The hint in the card: its button, which climbs from level to level and stays
 * where it is, and what the levels say. Beside it stands the check, which comes
 * first where something is wrong. The answer to why a number cannot be stands in
 * the same place.
 */
import { running } from '../../../engine/search';
import type { HintStep } from '../../../engine/types';
import { t } from '../../../language';
import { Action } from '../../../shell/commands';
import { fetched } from '../../../shell/fetched';
import { hasEntries } from '../state/game';
import { changesBoard, hint, openPart } from '../state/hint';
import { type Hint, stepOf } from '../state/hint-levels';
import { aboutWords, hintWords, notedWords, removedWords, techniqueName } from './hint-words';

const Proof = fetched(async () => (await import('../proof/proof')).Proof);

export function Hinted() {
	const known = hint.value;
	return (
		<section class="hinted" aria-label={t('hint.name')} data-hint={nameOf(known)}>
			<div class="buttons">
				<Action of="hint" look="primary" label={labelOf(known)} />
				{known && known.hints.length > 1 ? <Action of="another-hint" look="secondary" /> : null}
				{known ? <Action of="close-hint" look="secondary" /> : null}
				{isAsking() ? <Action of="stop" look="secondary" /> : null}
				{hasEntries.value && known?.state !== 'found' ? (
					<Action of="check" look="secondary" />
				) : null}
			</div>
			{known ? <Words known={known} /> : null}
		</section>
	);
}

const isAsking = () => ['hint', 'why-not'].includes(running.value?.question ?? '');

/** The level, or why there is none. */
function nameOf(known: Hint | null): string | undefined {
	if (known?.state !== 'found') return known?.state;
	return known.about ? 'why-not' : known.level;
}

/** What the button does next. */
function labelOf(known: Hint | null): string {
	if (known?.state !== 'found' || known.about) return 'command.hint';
	if (known.level !== 'why') return `hint.next.${known.level}`;
	return changesBoard(known) ? 'hint.next.do' : 'hint.next.on';
}

function Words({ known }: { known: Hint }) {
	const step = stepOf(known);
	const noted = notedWords(known);
	const told = known.level === 'why' ? step : null;
	return (
		<div class="hint-words">
			{known.about ? <p class="about">{aboutWords(known.about)}</p> : null}
			{told ? <Technique step={told} /> : null}
			<p data-hint-words>{hintWords(known)}</p>
			{told && told.removed.length > 0 ? (
				<p class="hint">{removedWords(told.removed).join(' ')}</p>
			) : null}
			{told?.evidence ? <Proof step={told} opened={known.opened} open={openPart} /> : null}
			{noted.length > 0 ? <Noted words={noted} /> : null}
		</div>
	);
}

/** Its name leads to its card in the book. */
function Technique({ step }: { step: HintStep }) {
	return (
		<h2>
			<a href={`#techniques/${step.rule}`}>{techniqueName(step)}</a>
		</h2>
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
