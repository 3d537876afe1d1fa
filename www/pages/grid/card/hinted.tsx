/*
 * The hint in the card: its button, which leads from level to level and stays in
 * place; beside it, the check or the distance to the next number. Less common
 * questions are in the menu. `hint-told.tsx` has the words of the levels.
 */
import { useEffect } from 'preact/hooks';
import { t } from '../../../language';
import type { Key } from '../../../language/keys';
import { Action, IconAction } from '../../../shell/commands';
import { fetchedSoon } from '../../../shell/fetched';
import { closeHint, hint } from '../state/hint';
import type { Hint } from '../state/hint-levels';
import { More } from './more';

const Told = fetchedSoon(async () => (await import('./hint-told')).Told);

export function Hinted() {
	const known = hint.value;
	useEffect(() => {
		if (!known) return;
		document.addEventListener('click', closeOutside);
		return () => document.removeEventListener('click', closeOutside);
	}, [known !== null]);
	return (
		<section class="stack tight hinted" aria-label={t('hint.name')} data-hint={nameOf(known)}>
			<div class="buttons">
				<Action of="hint" look="primary" label={labelOf(known)} />
				<Action of={known?.state === 'found' ? 'next-number' : 'check'} />
				<More />
				{known ? <IconAction of="close-hint" /> : null}
			</div>
			{known ? <Told known={known} /> : null}
		</section>
	);
}

/** A click outside the board, the tools, the card and the panel closes the hint. */
function closeOutside({ target }: Event): void {
	if (
		target instanceof Element &&
		target.isConnected &&
		!target.closest('.left, .right, .bar, .embed, dialog')
	)
		closeHint();
}

/** The name of the hint's level, or why there is no hint. */
function nameOf(known: Hint | null): string | undefined {
	if (known?.state !== 'found') return known?.state;
	return known.about ? 'why-not' : known.level;
}

/** What the button will do next. */
function labelOf(known: Hint | null): Key {
	if (known?.state !== 'found' || known.about) return 'command.hint';
	return known.level === 'kind' || known.level === 'where'
		? `hint.next.${known.level}`
		: 'hint.next.do';
}
