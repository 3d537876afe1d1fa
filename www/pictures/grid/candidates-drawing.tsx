/*
 * The small values of one cell, drawn: strong where some solution has the
 * value, faint where nobody knows yet, ringed where the player wrote it.
 */

import { shownValue } from '../../pages/grid/board/speech';
import { type Keypad, keypadOf, type Notes, READABLE } from './candidates';

interface NotesProps {
	notes: Notes;
	size: number;
	unit: number;
}

export function NotesMark({ notes, size, unit }: NotesProps) {
	const keypad = keypadOf(size);
	const letters = keypad.letters(shownValue(size, unit).length);
	const Values = size > READABLE ? Dots : Digits;
	return (
		<g class="notes">
			<Values {...{ keypad, letters, unit }} values={notes.open} look="unsettled" />
			<Values {...{ keypad, letters, unit }} values={notes.found} look="possible" />
			{notes.struck ? (
				<>
					<Digits {...{ keypad, letters, unit }} values={notes.struck.before} look="struck" />
					<Digits {...{ keypad, letters, unit }} values={notes.struck.now} look="struck now" />
				</>
			) : null}
			{notes.own > 0 ? <Own {...{ keypad, letters, unit }} notes={notes} /> : null}
		</g>
	);
}

interface ValuesProps {
	keypad: Keypad;
	/** All values of a board are written in one size. */
	letters: number;
	values: readonly number[];
	unit: number;
	look: string;
}

function Digits({ keypad, letters, values, unit, look }: ValuesProps) {
	return (
		<>
			{values.map((value) => {
				return (
					<text key={value} class={look} {...keypad.middle(value)} font-size={letters}>
						{shownValue(value, unit)}
					</text>
				);
			})}
		</>
	);
}

function Dots({ keypad, values, look }: ValuesProps) {
	const side = Math.min(keypad.width, keypad.height) * 0.62;
	const path = values.map((value) => {
		const { x, y } = keypad.middle(value);
		return `M${(x - side / 2).toFixed(1)} ${(y - side / 2).toFixed(1)}h${side}v${side}h${-side}z`;
	});
	return path.length > 0 ? <path class={`${look} dots`} d={path.join('')} /> : null;
}

/** The player's digit: a ring around it, or the digit itself struck where no solution has it. */
function Own({ notes, ...how }: Omit<ValuesProps, 'values' | 'look'> & { notes: Notes }) {
	const { keypad } = how;
	const { own, missed } = notes;
	const { x, y } = keypad.middle(own);
	const reach = Math.min(keypad.width, keypad.height) / 2 + 2;
	return (
		<g class={missed ? 'note-own missed' : 'note-own'}>
			{missed ? <Digits {...how} values={[own]} look="excluded" /> : null}
			{missed ? (
				<path d={`M${x - reach} ${y + reach / 2}L${x + reach} ${y - reach / 2}`} />
			) : (
				<circle cx={x} cy={y} r={reach} />
			)}
		</g>
	);
}
