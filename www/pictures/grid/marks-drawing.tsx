/*
 * The drawing of a player's marks in a cell: marks at their fixed places, a
 * colour with a pattern and letter of its own, and the number of a branch.
 */
import { READABLE } from './candidates';
import { type Scale, shownValue } from './draft';
import { CELL } from './layout';
import {
	digitsIn,
	hasDigit,
	type MarkStyle,
	markLetters,
	middleOfMark,
	placeOfLetter,
} from './marks';
import type { CellView } from './view';

interface MarksProps {
	cell: CellView;
	size: number;
	scale: Scale;
	/** The highlighted digit, 0 for none. */
	lit: number;
}

export function PencilMarks(props: MarksProps) {
	const { corner, centre, ruledOut } = props.cell;
	if ((corner | centre | ruledOut) === 0) return null;
	return (
		<g class="marks">
			<RuledOut {...props} />
			<StyledMarks {...props} style="corner" bits={corner} />
			<StyledMarks {...props} style="centre" bits={centre} />
		</g>
	);
}

/** The candidates ruled out by hints, struck through where corner marks go. */
function RuledOut({ cell, size, scale }: MarksProps) {
	if (size > READABLE) return null;
	const short = { ...scale, unit: 1 };
	const letters = markLetters(size, 'corner', shownValue(size, short).length) * 0.85;
	return (
		<>
			{digitsIn(cell.ruledOut).map((digit) => {
				const place = middleOfMark(size, 'corner', digit);
				return (
					<g key={digit} class="ruled-out">
						<text {...place} font-size={letters}>
							{shownValue(digit, short)}
						</text>
						<path d={strokeThrough(place, letters)} />
					</g>
				);
			})}
		</>
	);
}

type StyledProps = MarksProps & { style: MarkStyle; bits: number };

function StyledMarks({ cell, size, scale, lit, style, bits }: StyledProps) {
	// A mark has no room for the zero of a height in tens.
	const short = { ...scale, unit: 1 };
	const letters = markLetters(size, style, shownValue(size, short).length);
	return (
		<>
			{digitsIn(bits).map((digit) => {
				const place = middleOfMark(size, style, digit, bits);
				const struck = hasDigit(cell.struck, digit);
				const look = `pencil-mark ${style}${digit === lit ? ' lit' : ''}${struck ? ' struck-out' : ''}`;
				return size > READABLE ? (
					<rect key={digit} class={look} x={place.x - 4} y={place.y - 4} width="8" height="8" />
				) : (
					<g key={digit} class={look}>
						{digit === lit ? <circle cx={place.x} cy={place.y} r={letters * 0.58} /> : null}
						<text {...place} font-size={letters}>
							{shownValue(digit, short)}
						</text>
						{struck ? <path d={strokeThrough(place, letters)} /> : null}
					</g>
				);
			})}
		</>
	);
}

const strokeThrough = ({ x, y }: { x: number; y: number }, letters: number) =>
	`M${x - letters * 0.38} ${y + letters * 0.3}L${x + letters * 0.38} ${y - letters * 0.3}`;

/** A pattern of lines and dots for each colour, so that hue is not the only difference. */
const PATTERNS: readonly string[] = [
	'',
	'M0 25L25 0M0 50L50 0M0 75L75 0M0 100L100 0M25 100L100 25M50 100L100 50M75 100L100 75',
	'M75 0L100 25M50 0L100 50M25 0L100 75M0 0L100 100M0 25L75 100M0 50L50 100M0 75L25 100',
	'M0 20H100M0 40H100M0 60H100M0 80H100',
	'M20 0V100M40 0V100M60 0V100M80 0V100',
	'M0 25H100M0 50H100M0 75H100M25 0V100M50 0V100M75 0V100',
	'M0 33L33 0M0 66L66 0M0 100L100 0M33 100L100 33M66 100L100 66M66 0L100 33M33 0L100 66M0 0L100 100M0 33L66 100M0 66L33 100',
	'M16 16h.1M50 16h.1M84 16h.1M33 33h.1M67 33h.1M16 50h.1M50 50h.1M84 50h.1M33 67h.1M67 67h.1M16 84h.1M50 84h.1M84 84h.1',
];

/** The letter of a colour: A for the first. */
export const colourLetter = (colour: number): string => String.fromCharCode(64 + colour);

/** A coloured cell; its letter is at the left edge, between the first two rows of marks. */
export function Colour({ colour, size }: { colour: number; size: number }) {
	if (colour === 0) return null;
	const { x, y, letters } = placeOfLetter(size);
	return (
		<g class={`colour colour-${colour}`}>
			<rect width={CELL} height={CELL} />
			<path class={colour === 8 ? 'dotted' : ''} d={PATTERNS[colour - 1]} />
			<text x={x} y={y} font-size={letters}>
				{colourLetter(colour)}
			</text>
		</g>
	);
}

/** The number of the branch in which a digit was entered, in the cell's lower right corner. */
export function BranchNumber({ branch }: { branch: number }) {
	if (branch === 0) return null;
	return (
		<text class="branch-number" x={CELL - 16} y={CELL - 17}>
			{branch}
		</text>
	);
}
