/*
 * The clues of a puzzle as four lines of text, one for each side, so that a
 * whole side can be typed or pasted. Invalid text does not change the board.
 */
import { signal } from '@preact/signals';
import type { Side } from '../../../engine/types';
import { t } from '../../../language';
import { sideIn } from '../board/typing';
import { highestClue, withSide } from '../state/draft';
import { draft, editDraft } from '../state/game';

/** The sides in the order in which they are typed on the board. */
const ORDER: readonly Side[] = ['top', 'left', 'right', 'bottom'];

/** The text being typed, as it is. */
const typing = signal<{ side: Side; text: string } | null>(null);

export function Sides() {
	return (
		<details class="opener sides">
			<summary>{t('sides.title')}</summary>
			<p class="hint">{t('sides.how')}</p>
			{ORDER.map((side) => (
				<SideField key={side} side={side} />
			))}
		</details>
	);
}

function SideField({ side }: { side: Side }) {
	const typed = typing.value?.side === side ? typing.value.text : null;
	return (
		<label class="side-field">
			<span>{t(`sides.${side}`)}</span>
			<input
				type="text"
				inputMode="numeric"
				autocomplete="off"
				spellcheck={false}
				data-side={side}
				value={typed ?? written(draft.value.clues[side])}
				aria-invalid={typed !== null && read(typed) === null}
				onInput={({ currentTarget }) => take(side, currentTarget.value)}
				onBlur={() => {
					typing.value = null;
				}}
			/>
		</label>
	);
}

/** "5 . 5 3 . 1"; empty if the side has no clue. */
const written = (clues: readonly number[]): string =>
	clues.some((clue) => clue > 0) ? clues.map((clue) => clue || '.').join(' ') : '';

const read = (text: string) => sideIn(text, draft.value.size, highestClue(draft.value));

function take(side: Side, text: string): void {
	typing.value = { side, text };
	const values = read(text);
	if (values) editDraft(withSide(draft.peek(), side, values), `side ${side}`);
}
