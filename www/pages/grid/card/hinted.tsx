/*
 * The hint in the card: its button, which climbs from level to level and stays
 * where it is, and what the levels say. Beside it stands the check, which comes
 * first where something is wrong. The answer to why a number cannot be stands in
 * the same place.
 */
import { useEffect, useRef } from 'preact/hooks';
import { running } from '../../../engine/search';
import type { HintStep } from '../../../engine/types';
import { t } from '../../../language';
import type { Key } from '../../../language/keys';
import { removedWords } from '../../../pictures/grid/step-words';
import { Action } from '../../../shell/commands';
import { isEmbedded } from '../../../shell/embedding';
import { fetched } from '../../../shell/fetched';
import { narrow } from '../../../shell/panel';
import { draft, hasEntries } from '../state/game';
import { changesBoard, closeHint, hasAllMarks, hint, openPart } from '../state/hint';
import { type Hint, stepOf } from '../state/hint-levels';
import { aboutWords, hintWords, notedCount, notedWords, techniqueName } from './hint-words';

const Proof = fetched(async () => (await import('../../../pictures/grid/proof/proof')).Proof);

export function Hinted() {
	const known = hint.value;
	useEffect(() => {
		if (!known) return;
		document.addEventListener('click', closeOutside);
		return () => document.removeEventListener('click', closeOutside);
	}, [known !== null]);
	return (
		<section class="hinted" aria-label={t('hint.name')} data-hint={nameOf(known)}>
			<div class="buttons">
				<Action of="hint" look="primary" label={labelOf(known)} />
				{known || !hasAllMarks() ? null : <Action of="next-number" look="secondary" />}
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

/** A click beside board, tools, card and panel. */
function closeOutside({ target }: Event): void {
	if (
		target instanceof Element &&
		target.isConnected &&
		!target.closest('.left, .right, .bar, .embed')
	)
		closeHint();
}

const isAsking = () => ['hint', 'why-not'].includes(running.value?.question ?? '');

/** The level, or why there is none. */
function nameOf(known: Hint | null): string | undefined {
	if (known?.state !== 'found') return known?.state;
	return known.about ? 'why-not' : known.level;
}

/** What the button does next. */
function labelOf(known: Hint | null): Key {
	if (known?.state !== 'found' || known.about) return 'command.hint';
	if (known.level !== 'why') return `hint.next.${known.level}`;
	return changesBoard(known) ? 'hint.next.do' : 'hint.next.on';
}

function Words({ known }: { known: Hint }) {
	const ref = useRef<HTMLDivElement>(null);
	const step = stepOf(known);
	useEffect(() => {
		if (known.level === 'why' && narrow.peek() && ref.current) reveal(ref.current);
	}, [known.level, known.at, known.about]);
	const told = known.level === 'why' ? step : null;
	return (
		<div class="hint-words" ref={ref}>
			{known.about ? <p class="about">{aboutWords(known.about)}</p> : null}
			{told ? <Technique step={told} /> : null}
			<p data-hint-words>{hintWords(known)}</p>
			{told && told.removed.length > 0 ? (
				<p class="hint">{removedWords(draft.value, told.removed).join(' ')}</p>
			) : null}
			{told?.evidence ? (
				<Proof draft={draft.value} step={told} opened={known.opened} open={openPart} />
			) : null}
			<Noted known={known} />
		</div>
	);
}

/** Its name leads to its card in the book, which another site's page has not. */
function Technique({ step }: { step: HintStep }) {
	const name = techniqueName(step);
	return <h2>{isEmbedded ? name : <a href={`#techniques/${step.rule}`}>{name}</a>}</h2>;
}

/** Scrolls until the words are read below the board, which stays in sight. */
function reveal(words: HTMLElement): void {
	const board = document.querySelector('.board-area')?.getBoundingClientRect().height ?? 0;
	const hidden = words.getBoundingClientRect().bottom - innerHeight;
	const room = words.getBoundingClientRect().top - board;
	if (hidden > 0) scrollBy({ top: Math.min(hidden + GAP, room - GAP) });
}

const GAP = 8;

/** So many sentences are read at once. */
const FEW = 4;

/** What the steps before this one have told; folded where it is much. */
function Noted({ known }: { known: Hint }) {
	const words = notedWords(known);
	if (words.length === 0) return null;
	if (words.length <= FEW)
		return (
			<p class="hint" data-hint-noted>
				{t('hint.noted')} {words.join(' ')}
			</p>
		);
	return (
		<details class="hint" data-hint-noted>
			<summary>{t('hint.noted-many', { count: notedCount(known) })}</summary>
			<p>{words.join(' ')}</p>
		</details>
	);
}
