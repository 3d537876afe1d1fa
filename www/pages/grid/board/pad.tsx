/*
 * The number pad within reach of the thumb: numbers, or colours; in Play also
 * how many of each number are left; a long press uses the alternative tool.
 */
import { computed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { t } from '../../../language';
import { scaleOf, shownValue } from '../../../pictures/grid/draft';
import { colourLetter } from '../../../pictures/grid/marks-drawing';
import { isCell } from '../../../pictures/grid/places';
import { command } from '../../../shell/commands';
import { numberFirst } from '../../../shell/settings';
import { Button } from '../../../widgets/button';
import { Icon } from '../../../widgets/icons';
import { highestClue } from '../state/draft';
import { draft, entries } from '../state/game';
import { COLOURS } from '../state/position';
import { asksWhy, focus, mode, picked, tool } from '../state/screen';
import { isOpenClue } from './caret';
import { enter, otherTool, typeAt } from './entry';
import { LONG } from './pointer';

const isColouring = () => mode.value === 'play' && tool.value === 'colour';

export function NumberPad() {
	const { size } = draft.value;
	const isTyped = typesDigits();
	const count = isColouring() ? COLOURS : isTyped ? 10 : size;
	const values = Array.from({ length: count }, (_, index) => index + 1);
	const keys = count + 1;
	return (
		<fieldset
			class="pad"
			aria-label={t('pad.name')}
			data-many={count > 9}
			data-tool={mode.value === 'play' ? tool.value : 'digit'}
			style={{ '--wide': inRows(keys, 16), '--slim': inRows(keys, 7) }}
		>
			{values.map((value) =>
				isTyped ? (
					<DigitKey key={`digit ${value}`} digit={value % 10} />
				) : isColouring() ? (
					<ColourKey key={`colour ${value}`} colour={value} />
				) : (
					<NumberKey key={value} value={value} />
				),
			)}
			<EraseKey />
		</fieldset>
	);
}

/** At a clue that may be higher than any cell value, the keys are digits, typed one by one. */
const typesDigits = () => isOpenClue(focus.value) && highestClue(draft.value) > draft.value.size;

function DigitKey({ digit }: { digit: number }) {
	return (
		<button type="button" class="pad-key" onClick={() => typeAt(focus.peek(), digit)}>
			<span class="pad-value">{digit}</span>
		</button>
	);
}

/** How many of each number the board still needs. */
const left = computed(() => {
	const { givens, size } = draft.value;
	const counts = new Array<number>(size + 1).fill(size);
	givens.forEach((given, cell) => {
		const value = given || (entries.value[cell] ?? 0);
		counts[value] = (counts[value] ?? 0) - 1;
	});
	return counts;
});

function NumberKey({ value }: { value: number }) {
	const scale = scaleOf(draft.value);
	const playing = mode.value === 'play';
	const isClue = !isCell(draft.value.size, focus.value);
	// Clues count buildings, and a park does not count.
	const written = isClue && !playing && scale.parks ? value - 1 : value;
	const more = playing ? Math.max(left.value[value] ?? 0, 0) : null;
	const press = useLongPress(
		() => choose(written),
		() => choose(written, true),
	);
	return (
		<button
			type="button"
			class={`pad-key${more === 0 ? ' used-up' : ''}`}
			disabled={written === 0}
			aria-pressed={playing && numberFirst.value ? picked.value === written : undefined}
			aria-description={more === null ? undefined : t('pad.left', { count: more })}
			{...press}
		>
			<span class="pad-value">{shownValue(value, scale)}</span>
			{more === null ? null : <span class="pad-left" aria-hidden="true" data-left={more} />}
		</button>
	);
}

/** If numbers come first, the key chooses its number, or deselects it. */
function choose(value: number, other = false): void {
	if (asksWhy.peek()) enter(value);
	else if (mode.peek() === 'play' && numberFirst.peek() && !other)
		picked.value = picked.peek() === value ? 0 : value;
	else if (mode.peek() === 'play' && other) enter(value, otherTool());
	else enter(value);
}

function ColourKey({ colour }: { colour: number }) {
	const letter = colourLetter(colour);
	return (
		<Button
			words={letter}
			look={`pad-key colour-key colour-${colour}`}
			aria-label={t('pad.colour', { letter })}
			onClick={() => enter(colour)}
		/>
	);
}

/** A key whose long press does something other than its click. */
function useLongPress(click: () => void, long: () => void) {
	const press = useRef<{ timer?: ReturnType<typeof setTimeout>; held: boolean }>({ held: false });
	const end = () => clearTimeout(press.current.timer);
	return {
		onPointerDown: () => {
			press.current.held = false;
			press.current.timer = setTimeout(() => {
				press.current.held = true;
				navigator.vibrate?.(10);
				long();
			}, LONG);
		},
		onPointerUp: end,
		onPointerLeave: end,
		onPointerCancel: end,
		onContextMenu: (event: MouseEvent) => event.preventDefault(),
		onClick: () => {
			if (!press.current.held) click();
			press.current.held = false;
		},
	};
}

function EraseKey() {
	const { id, icon, run } = command('erase');
	const clue = isOpenClue(focus.value);
	const label = t(clue ? 'pad.no-clue' : `command.${id}`);
	return (
		<button
			type="button"
			class="pad-key"
			data-command={id}
			aria-label={label}
			title={label}
			onClick={run}
		>
			{clue ? '–' : icon ? <Icon name={icon} /> : null}
		</button>
	);
}

/** The number of keys per row that makes all rows, with at most this many, about equally long. */
function inRows(keys: number, most: number): number {
	return Math.ceil(keys / Math.ceil(keys / most));
}
