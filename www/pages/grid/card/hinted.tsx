/*
 * The hint in the card: its button, which climbs from level to level and stays
 * where it is, and beside it the way to the next number; what is asked for less
 * often opens under them. What the levels say is in `hint-told.tsx`. The check
 * comes first where something is wrong.
 */
import { useEffect, useState } from 'preact/hooks';
import { running } from '../../../engine/search';
import { t } from '../../../language';
import type { Key } from '../../../language/keys';
import { Action, command, IconAction } from '../../../shell/commands';
import { fetchedSoon } from '../../../shell/fetched';
import { hasEntries } from '../state/game';
import { closeHint, hint } from '../state/hint';
import type { Hint } from '../state/hint-levels';

const Told = fetchedSoon(async () => (await import('./hint-told')).Told);

export function Hinted() {
	const known = hint.value;
	const [more, setMore] = useState(false);
	useEffect(() => {
		if (!known) return;
		document.addEventListener('click', closeOutside);
		return () => document.removeEventListener('click', closeOutside);
	}, [known !== null]);
	useEffect(() => setMore(false), [known]);
	return (
		<section class="hinted" aria-label={t('hint.name')} data-hint={nameOf(known)}>
			<div class="buttons">
				<Action of="hint" look="primary" label={labelOf(known)} />
				<Action of="next-number" look="secondary" />
				{hasEntries.value && known?.state !== 'found' ? (
					<Action of="check" look="secondary" />
				) : null}
				{known ? (
					<button
						type="button"
						class="secondary hint-more"
						aria-expanded={more}
						onClick={() => setMore(!more)}
					>
						{t('hint.more')}
					</button>
				) : null}
				{known ? <IconAction of="close-hint" /> : null}
			</div>
			{more ? <More /> : null}
			{known ? <Told known={known} /> : null}
		</section>
	);
}

/** What is asked for less often; it closes with the hint that it was opened at. */
function More() {
	return (
		<div class="buttons">
			<Action of="undo" look="secondary" label="tool.undo" />
			{command('another-hint').enabled?.() ? <Action of="another-hint" look="secondary" /> : null}
			<Action of="why-not" look="secondary" />
			{running.value ? <Action of="stop" look="secondary" /> : null}
		</div>
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

/** The level, or why there is none. */
function nameOf(known: Hint | null): string | undefined {
	if (known?.state !== 'found') return known?.state;
	return known.about ? 'why-not' : known.level;
}

/** What the button does next. */
function labelOf(known: Hint | null): Key {
	if (known?.state !== 'found' || known.about) return 'command.hint';
	return known.level === 'kind' || known.level === 'where'
		? `hint.next.${known.level}`
		: 'hint.next.do';
}
