/*
 * Intents become actions: the effect of a keystroke on the board at the caret.
 * `entry.ts` writes there, and `caret.ts` moves the caret automatically.
 */

import type { Intent } from '../../../pictures/grid/board/keys';
import { corner, following, rowEnd, step } from '../../../pictures/grid/board/moves';
import { isCell, type Place, same } from '../../../pictures/grid/places';
import { speak } from '../../../shell/voice';
import { brush, takeBrush } from '../state/brush';
import { draft } from '../state/game';
import { nextHint } from '../state/hint';
import { askReview } from '../state/review';
import { asking, asksWhy, focus, pendingSign } from '../state/screen';
import { field, isOpenClue, justLeft, leadsOn, moveTo, walkOn } from './caret';
import { pressClue } from './clue-press';
import { beginBranch, chooseTool, fillMarks, leaveBranch, lookAlong, tidyMarks } from './deeds';
import { enterNumber, erase, eraseBack, hasParks, typeAt } from './entry';
import { cellAt, extend, selectAll, selectNone } from './selection';
import { putShape } from './shapes';
import { chainThrough } from './sight';
import { beginSign, signTowards } from './signs';
import { beginWhyNot } from './why-not';

/** The effect of each intent; `left` is the place that the caret has just left automatically. */
const DOES: {
	[Name in Intent['do']]: (
		intent: Extract<Intent, { do: Name }>,
		place: Place,
		left: Place | null,
	) => void;
} = {
	move: ({ down, right }, place, left) => {
		if (!left || !leadsOn(left, down, right)) moveTo(arrowFrom(place, down, right));
	},
	'row-end': ({ last }, place) => moveTo(rowEnd(field(), place, last)),
	corner: ({ last }) => moveTo(corner(field(), last)),
	next: (_, place, left) => {
		if (isFixedClue(place)) pressClue(place);
		else if (!left) moveTo(following(field(), place));
	},
	digit: ({ digit }, place) => typeAt(place, digit),
	mark: ({ digit, tool }, place) => typeAt(place, digit, tool),
	tool: ({ tool }) => chooseTool(tool),
	extend: ({ down, right }) => extend(down, right),
	all: () => selectAll(),
	play: ({ deed }) => PLAYS[deed](),
	ask: () => {
		asking.value = true;
	},
	query: ({ about }) => void import('./queries').then((its) => speak(its.queryWords(about))),
	number: ({ number }, place) => enterNumber(place, number),
	space: (_, place) => {
		if (brush.peek()) brush.peek()?.paint(place, true);
		else if (isOpenClue(place)) noClue(place);
		else if (hasParks(place)) erase(place);
		else moveTo(following(field(), place));
	},
	dash: (_, place) => (isOpenClue(place) ? noClue(place) : erase(place)),
	dot: (_, place) => (isOpenClue(place) ? noClue(place) : beginSign('greater')),
	erase: (_, place) => erase(place),
	'erase-back': (_, place, left) => eraseBack(place, left),
	sign: ({ sign }) => beginSign(sign),
	shape: ({ mark }) => putShape(mark),
	cancel: () => {
		takeBrush(null);
		selectNone();
	},
};

/** The numbers that can be asked about. */
const NUMBERS: readonly Intent['do'][] = ['digit', 'number', 'mark'];

const PLAYS = {
	fill: fillMarks,
	tidy: tidyMarks,
	branch: beginBranch,
	'branch-back': leaveBranch,
	check: () => void askReview(),
	hint: nextHint,
	why: beginWhyNot,
	look: () => {
		if (isCell(draft.peek().size, focus.peek()))
			lookAlong(chainThrough(draft.peek(), cellAt(focus.peek())));
	},
};

/** While a sign waits for its arrow, an intent goes to the sign. */
export function perform(intent: Intent): void {
	const place = focus.peek();
	const sign = pendingSign.peek();
	const left = justLeft();
	pendingSign.value = 'none';
	asking.value = false;
	if (!NUMBERS.includes(intent.do)) asksWhy.value = false;
	if (sign !== 'none' && intent.do === 'move') {
		signTowards(sign, place, intent.down, intent.right);
	} else {
		const does = DOES[intent.do] as (intent: Intent, place: Place, left: Place | null) => void;
		does(intent, place, left);
	}
}

/** Makes one step; at the end of a side that is being typed, continues on the next side. */
function arrowFrom(place: Place, down: number, right: number): Place {
	const next = step(field(), place, down, right);
	const stays = same(next, place) && isOpenClue(place) && leadsOn(place, down, right);
	const onward = stays ? following(field(), place) : next;
	return same(onward, FIRST_CLUE) ? next : onward;
}

const FIRST_CLUE: Place = { row: -1, column: 0 };

function noClue(place: Place): void {
	erase(place);
	walkOn(place);
}

/** Whether the place is a clue in Play, where it cannot be written. */
const isFixedClue = (place: Place) => !isCell(draft.peek().size, place) && !isOpenClue(place);

/** Whether the Tab key asks for a step that the caret has already made. */
export const tabIsMade = (): boolean =>
	!isCell(draft.peek().size, focus.peek()) && justLeft() !== null;
