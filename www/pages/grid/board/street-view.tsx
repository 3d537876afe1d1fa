/* The board from the street: the line of a clue seen from the side, also described in words, and the way back. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../../language';
import { type ClueSlot, placeOf } from '../../../pictures/grid/places';
import type { Command } from '../../../widgets/command';
import { IconButton, TextButton } from '../../../widgets/command';
import { draft } from '../state/game';
import { tick } from './deeds';
import { streetParts } from './plan';
import { view } from './scene';
import { sightWords } from './speech';
import { closeStreet, housesFrom, walkAround } from './street';

const BACK: Command = { id: 'street-back', run: closeStreet };
const BEFORE: Command = { id: 'street-before', icon: 'previous', run: () => walkAround(-1) };
const AFTER: Command = { id: 'street-after', icon: 'next', run: () => walkAround(1) };

export function StreetView({ slot }: { slot: ClueSlot }) {
	const frame = useRef<HTMLElement>(null);
	const parts = streetParts.value;
	useLayoutEffect(() => frame.current?.focus({ preventScroll: true }), []);
	const clue = draft.value.clues[slot.side][slot.index] ?? 0;
	const name = t('street.title', { clue: t(`word.clue.${slot.side}`, { number: slot.index + 1 }) });
	const words = sightWords() || t('street.nothing');
	return (
		<section class="street-view" aria-label={name} tabIndex={-1} ref={frame} onKeyDown={onKey}>
			<header>
				<IconButton command={BEFORE} />
				<h2>{name}</h2>
				<IconButton command={AFTER} />
			</header>
			{parts ? (
				<parts.Street
					houses={housesFrom(slot)}
					clue={clue}
					scale={view.value.scale}
					means={view.value.means}
					label={`${name}. ${words}`}
				/>
			) : null}
			<p class="street-words">{words}</p>
			<div class="buttons">
				<TextButton command={BACK} look="primary" />
				{clue > 0 ? <TextButton command={tickOf(slot)} look="secondary" /> : null}
			</div>
		</section>
	);
}

const tickOf = (slot: ClueSlot): Command => {
	const { clues, size } = view.value;
	const shown = clues.find(({ side, index }) => side === slot.side && index === slot.index);
	return {
		id: shown?.done ? 'street-untick' : 'street-tick',
		run: () => tick(placeOf(size, slot)),
	};
};

const KEYS: Record<string, () => void> = {
	Escape: closeStreet,
	ArrowLeft: () => walkAround(-1),
	ArrowRight: () => walkAround(1),
};

function onKey(event: KeyboardEvent): void {
	const does = KEYS[event.key];
	if (!does || event.ctrlKey || event.metaKey || event.altKey) return;
	event.preventDefault();
	does();
}
