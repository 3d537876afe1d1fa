/*
 * Locks: what the setter has fixed, and the tools for fixing it. An active tool locks
 * each place that is tapped or drawn over; cells that are selected are locked at once.
 */
import { signal } from '@preact/signals';
import type { Lock } from '../../../engine/types';
import { t } from '../../../language';
import type { Gap } from '../../../pictures/grid/draft';
import { clueSlotAt, type Place } from '../../../pictures/grid/places';
import { speak } from '../../../shell/voice';
import { Button } from '../../../widgets/button';
import { type Brush, brush, takeBrush } from '../state/brush';
import { draft, editText, kind } from '../state/game';
import {
	FIXINGS,
	gapPlace,
	type LockPlace,
	lockName,
	lockOnly,
	lockPlaces,
	locks,
	printedPlaces,
} from '../state/locks';
import { PATTERNS, patternPlaces } from '../state/patterns';
import { selection } from '../state/screen';
import { lockWords } from './lock-words';

const TOOLS: readonly Lock[] = [...FIXINGS, 'open'];

/** Folded until it is needed, so that the desk shows little. */
const isOpen = signal(false);

export function Locking() {
	const taken = brush.value?.lock;
	return (
		<details
			class="opener locking"
			open={isOpen.value || locks.value.size > 0}
			onToggle={({ currentTarget }) => {
				isOpen.value = currentTarget.open;
			}}
		>
			<summary>{t('lock.legend')}</summary>
			<div class="lock-tools">
				{TOOLS.map((one) => (
					<Button
						key={one}
						words={t(`lock.${one}`)}
						data-lock={one}
						aria-pressed={taken === one}
						onClick={() => choose(one)}
						onKeyDown={({ key }) => void (key === 'Escape' && takeBrush(null))}
					/>
				))}
			</div>
			<p class="hint" data-locked={locks.value.size}>
				{taken ? t('lock.how', { gaps: kind.value.signs ? 'yes' : 'no' }) : lockedWords()}
			</p>
			<div class="buttons">
				<Button words={t('lock.printed')} look="quiet" data-lock-printed onClick={keepPrinted} />
				{locks.value.size > 0 ? (
					<Button
						words={t('lock.free')}
						look="quiet"
						data-lock-free
						onClick={() => editText('locks', '')}
					/>
				) : null}
			</div>
			<Patterns />
		</details>
	);
}

function Patterns() {
	const { size } = draft.value;
	const { clues } = kind.value;
	return (
		<div class="lock-tools" role="group" aria-label={t('pattern.legend')}>
			{PATTERNS.map((one) => (
				<Button
					key={one}
					words={t(`pattern.${one}`)}
					look="quiet"
					data-pattern={one}
					onClick={() => lockOnly(patternPlaces(one, size, clues), 'filled')}
				/>
			))}
		</div>
	);
}

function lockedWords(): string {
	if (locks.value.size === 0) return t('lock.none');
	const all = [...locks.value.values()];
	const count = (lock: Lock) => all.filter((one) => one.lock === lock).length;
	return t('lock.count', {
		kept: count('kept'),
		filled: count('filled'),
		empty: count('empty'),
	});
}

function keepPrinted(): void {
	lockPlaces(printedPlaces(draft.peek()), 'kept');
}

/** Choosing the same tool again deselects it. */
function choose(lock: Lock): void {
	const cells = selection.peek();
	if (cells.length > 0) {
		lockPlaces(
			cells.map((cell) => ({ type: 'cell', cell })),
			lock,
		);
	} else takeBrush(brush.peek()?.lock === lock ? null : brushOf(lock));
}

/** The number of strokes so far; each one is a single undo step. */
let strokes = 0;

/** A stroke that begins on a place with this lock removes locks instead. */
function brushOf(lock: Lock): Brush {
	let now = lock;
	return {
		lock,
		paint: (at, begins) => {
			const place = placeAt(at);
			if (!place) return;
			if (begins) {
				strokes++;
				const known = locks.peek().get(lockName(place, draft.peek().size));
				now = known?.lock === lock ? 'open' : lock;
			}
			lockPlaces([place], now, `lock ${strokes}`);
			speak(lockWords(place) || t('lock.open'));
		},
	};
}

function placeAt(at: Place | Gap): LockPlace | null {
	const { size } = draft.peek();
	if ('across' in at) return gapPlace(size, at);
	const slot = clueSlotAt(size, at);
	if (slot) return { type: 'clue', ...slot };
	return { type: 'cell', cell: at.row * size + at.column };
}
