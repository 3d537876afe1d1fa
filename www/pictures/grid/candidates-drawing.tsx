/*
 * The small values of one cell: strong if some solution has the value, faint if
 * that is unsettled, ringed if the player wrote it.
 */
import {
	type CellCandidates,
	type Keypad,
	keypadOf,
	letterSize,
	middleOfValue,
	READABLE,
} from './candidates';
import { type Scale, shownValue } from './draft';

interface CandidatesProps {
	candidates: CellCandidates;
	size: number;
	scale: Scale;
}

export function CandidatesMark({ candidates, size, scale }: CandidatesProps) {
	const keypad = keypadOf(size);
	const letters = letterSize(keypad, shownValue(size, scale).length);
	const Values = size > READABLE ? Dots : Digits;
	return (
		<g class="candidates">
			<Values {...{ keypad, letters, scale }} values={candidates.open} look="unsettled" />
			<Values {...{ keypad, letters, scale }} values={candidates.found} look="possible" />
			{candidates.struck ? (
				<>
					<Digits {...{ keypad, letters, scale }} values={candidates.struck.before} look="struck" />
					<Digits
						{...{ keypad, letters, scale }}
						values={candidates.struck.now}
						look="struck now"
					/>
				</>
			) : null}
			{candidates.own > 0 ? <Own {...{ keypad, letters, scale }} candidates={candidates} /> : null}
		</g>
	);
}

interface ValuesProps {
	keypad: Keypad;
	/** The font size, the same for all values of a board. */
	letters: number;
	values: readonly number[];
	scale: Scale;
	look: string;
}

function Digits({ keypad, letters, values, scale, look }: ValuesProps) {
	return (
		<>
			{values.map((value) => (
				<text key={value} class={look} {...middleOfValue(keypad, value)} font-size={letters}>
					{shownValue(value, scale)}
				</text>
			))}
		</>
	);
}

function Dots({ keypad, values, look }: ValuesProps) {
	const side = Math.min(keypad.width, keypad.height) * 0.62;
	const path = values.map((value) => {
		const { x, y } = middleOfValue(keypad, value);
		return `M${(x - side / 2).toFixed(1)} ${(y - side / 2).toFixed(1)}h${side}v${side}h${-side}z`;
	});
	return path.length > 0 ? <path class={`${look} dots`} d={path.join('')} /> : null;
}

type OwnProps = Omit<ValuesProps, 'values' | 'look'> & { candidates: CellCandidates };

/** The player's digit: a ring around it, or a strike through it if no solution has it. */
function Own({ candidates: { own, missed }, ...how }: OwnProps) {
	const { keypad } = how;
	const { x, y } = middleOfValue(keypad, own);
	const reach = Math.min(keypad.width, keypad.height) / 2 + 2;
	return (
		<g class={missed ? 'own-candidate missed' : 'own-candidate'}>
			{missed ? <Digits {...how} values={[own]} look="excluded" /> : null}
			{missed ? (
				<path d={`M${x - reach} ${y + reach / 2}L${x + reach} ${y - reach / 2}`} />
			) : (
				<circle cx={x} cy={y} r={reach} />
			)}
		</g>
	);
}
