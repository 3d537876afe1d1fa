/*
 * Mouse, pen and finger on the board: a tap selects, Ctrl and a click add a cell, and a drag selects many. A double
 * tap on a cell enters its only mark or selects all cells with its number. A long press asks why a number cannot be
 * there, and pointing at a clue shows the view from it. Keys are in `keys.ts`.
 */
import { computed } from '@preact/signals';
import { elementOf } from '../../../pictures/grid/board/board';
import { exists } from '../../../pictures/grid/board/moves';
import type { Gap } from '../../../pictures/grid/draft';
import { gapAt } from '../../../pictures/grid/layout';
import { isCell, type Place, same } from '../../../pictures/grid/places';
import { numberFirst } from '../../../shell/settings';
import { brush } from '../state/brush';
import { draft, present } from '../state/game';
import {
	asking,
	asksWhy,
	focus,
	LARGE,
	mode,
	pendingSign,
	picked,
	pointed,
	pointedChain,
	tool,
	zoom,
} from '../state/screen';
import { field, moveTo } from './caret';
import { pressClue } from './clue-press';
import { enterOnlyMark, lookAlong } from './deeds';
import { enter, otherTool } from './entry';
import { cityParts, plan } from './plan';
import { layout } from './scene';
import { addTo, cellAt, selectNone, selectSame, toggleCell } from './selection';
import { chainAt } from './sight';
import { cycleSign } from './signs';
import { whyNotAnyAt, whyNotAt } from './why-not';

/** Half the size of the smallest target for a finger, in CSS pixels. */
const REACH = 13;
/** Two taps on a cell within this time are one double tap. */
const TWICE = 400;
/** A finger that stays this long means something other than a tap. */
export const LONG = 450;

/** Whether a finger on the board selects; on a large or enlarged board it moves the board. */
export const drags = computed(
	() =>
		brush.value !== null || (mode.value === 'play' && draft.value.size < LARGE && zoom.value === 1),
);

/** The position of an event on the board, in the board's units, and how many of these make a CSS pixel. */
function spotOf(event: MouseEvent) {
	const board = event.currentTarget as HTMLElement;
	const { left, top, width } = board.getBoundingClientRect();
	const scale = plan.peek().width / width;
	return { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale, scale };
}

function placeOfEvent(event: MouseEvent): Place | null {
	const { x, y } = spotOf(event);
	const place = plan.peek().placeAt(x, y);
	return place && exists(field(), place) ? place : null;
}

const isCellOf = (place: Place) => isCell(draft.peek().size, place);

/** The press that may become a drag: where it began, and the cell that it has reached. */
let press: {
	readonly from: Place;
	/** The position in its cell. */
	readonly spot: { readonly x: number; readonly y: number };
	last: Place;
	moved: boolean;
	held: boolean;
} | null = null;
let holding: ReturnType<typeof setTimeout> | undefined;
let tapped = { cell: -1, when: 0 };

/** In Play the taps decide where the focus goes; the browser would move it before they are known. */
export function keepFocus(event: MouseEvent): void {
	if (mode.peek() === 'play') event.preventDefault();
}

export function onPress(event: PointerEvent): void {
	const place = placeOfEvent(event);
	const drag = event.pointerType === 'mouse' || drags.peek();
	press = null;
	if (brush.peek()) paintWith(event, true);
	if (!place || mode.peek() !== 'play' || event.button !== 0) return;
	if (!isCellOf(place)) pointed.value = place;
	else if (drag) {
		const spot = spotInCell(event, place);
		const now = { from: place, spot, last: place, moved: false, held: false };
		press = now;
		holding = setTimeout(() => hold(now), LONG);
	}
}

/** Uses the current tool in the gap or the place under an event. */
function paintWith(event: PointerEvent, begins: boolean): void {
	const at = gapOfEvent(event, begins ? REACH : 0) ?? placeOfEvent(event);
	if (at && event.button <= 0) brush.peek()?.paint(at, begins);
}

function spotInCell(event: MouseEvent, place: Place) {
	const { x, y } = spotOf(event);
	return plan.peek().spotIn(place, x, y);
}

/** The gap under an event; the city has none large enough to hit. */
function gapOfEvent(event: MouseEvent, reach: number): Gap | null {
	const { x, y, scale } = spotOf(event);
	return cityParts.peek() ? null : gapAt(layout.peek(), x, y, reach * scale);
}

/** A long press on a cell enters the picked number with the alternative tool; on a mark it asks why not. */
function hold(now: NonNullable<typeof press>): void {
	if (press !== now || now.moved) return;
	now.held = isPainting() || whyNotAt(now.from, now.spot.x, now.spot.y);
	if (now.held) navigator.vibrate?.(10);
	if (!isPainting()) return;
	moveTo(now.from);
	enter(picked.peek(), otherTool());
}

/** The context menu of a cell asks why not. A finger opens it by a long press, which asks only on a mark. */
export function onMenu(event: MouseEvent): void {
	const place = placeOfEvent(event);
	if (!place || mode.peek() !== 'play' || !isCellOf(place)) return;
	const { x, y } = spotInCell(event, place);
	const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
	const ask = isTouch ? whyNotAt : whyNotAnyAt;
	if (press?.held || ask(place, x, y)) event.preventDefault();
}

export function onPoint(event: PointerEvent): void {
	const place = placeOfEvent(event);
	if (brush.peek() && event.buttons > 0) paintWith(event, false);
	else if (press && event.buttons > 0) drag(press, place);
	else if (event.pointerType === 'mouse') {
		const clue = place && !isCellOf(place) ? place : null;
		if (!clue || !pointed.peek() || !same(clue, pointed.peek() ?? clue)) pointed.value = clue;
		pointAtSign(event);
	}
}

/** The chain of a sign under the mouse is highlighted while the mouse is there. */
function pointAtSign(event: PointerEvent): void {
	const gap = mode.peek() === 'play' ? gapOfEvent(event, 0) : null;
	const cells = gap ? chainAt(draft.peek(), gap) : [];
	if (cells.join() !== pointedChain.peek().join()) pointedChain.value = cells;
}

function drag(now: NonNullable<typeof press>, place: Place | null): void {
	if (!place || !isCellOf(place) || same(place, now.last)) return;
	clearTimeout(holding);
	if (!now.moved) reach(now.from);
	now.last = place;
	now.moved = true;
	if (isPainting()) paint(place);
	else addTo(place);
}

function reach(place: Place): void {
	if (isPainting()) paint(place);
	else moveTo(place);
}

export function onRelease(): void {
	clearTimeout(holding);
	if (pointed.peek()) pointed.value = null;
}

/**
 * A finger leaves when it is lifted, before its click arrives; the click still needs to know how long the finger
 * stayed.
 */
export function onLeave({ pointerType }: PointerEvent): void {
	onRelease();
	if (pointerType === 'mouse') press = null;
	pointedChain.value = [];
}

/** Whether taps write a number picked beforehand. */
const isPainting = () => numberFirst.peek() && picked.peek() > 0 && mode.peek() === 'play';

function paint(place: Place): void {
	moveTo(place);
	enter(picked.peek());
}

/** A gap takes the tap before the cells beside it do, but only where signs are edited. */
export function onTap(event: MouseEvent): void {
	const gap = gapOfEvent(event, mode.peek() === 'set' ? REACH : 0);
	const place = placeOfEvent(event);
	const isDrag = press?.moved || press?.held;
	press = null;
	if (brush.peek()) return;
	if (gap && mode.peek() === 'set') cycleSign(gap);
	else if (gap) lookAlong(chainAt(draft.peek(), gap));
	else if (place && !isDrag) {
		pendingSign.value = 'none';
		asking.value = false;
		asksWhy.value = false;
		tapAt(place, event);
		const board = event.currentTarget as HTMLElement;
		elementOf(board, focus.peek())?.focus({ preventScroll: true });
	}
}

function tapAt(place: Place, event: MouseEvent): void {
	if (mode.peek() === 'set') moveTo(place);
	else if (!isCellOf(place)) pressClue(place);
	else if (event.ctrlKey || event.metaKey) toggleCell(place);
	else if (event.shiftKey) addTo(place);
	else tapCell(place, event.timeStamp);
}

function tapCell(place: Place, when: number): void {
	const cell = cellAt(place);
	const twice = tapped.cell === cell && when - tapped.when < TWICE;
	tapped = { cell: twice ? -1 : cell, when };
	if (twice) tapTwice(cell);
	else if (isPainting()) paintOrRub(place, cell);
	else {
		moveTo(place);
		selectNone();
	}
}

/** A tap on the player's own digit that equals the picked one removes it. */
function paintOrRub(place: Place, cell: number): void {
	const has = tool.peek() === 'digit' && present.peek().entries[cell] === picked.peek();
	moveTo(place);
	enter(has ? 0 : picked.peek());
}

function tapTwice(cell: number): void {
	if (!enterOnlyMark(cell)) selectSame(cell);
}
