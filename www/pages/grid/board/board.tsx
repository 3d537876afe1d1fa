/*
 * The board on the page: the drawing, the twin over it, and the ways in for
 * keys and pointer. It turns events into intents and leaves the rest to them.
 */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../../language';
import { Drawing } from '../../../pictures/grid/drawing';
import { type Place, same } from '../../../pictures/grid/places';
import { variantNames } from '../../../pictures/grid/titles';
import type { CellView } from '../../../pictures/grid/view';
import { fetched } from '../../../shell/fetched';
import { shade } from '../../../shell/settings';
import { draft, kind } from '../state/game';
import {
	asking,
	asksWhy,
	cityTurn,
	focus,
	mode,
	pendingSign,
	selection,
	zoom,
} from '../state/screen';
import { field, isOpenClue, moveTo } from './caret';
import { elementOf, focusBoard } from './focus';
import { type Intent, intentOf, turnedBack } from './keys';
import { following, within } from './moves';
import { cityParts, plan } from './plan';
import { perform, tabIsMade } from './play';
import { drags, keepFocus, onLeave, onMenu, onPoint, onPress, onRelease, onTap } from './pointer';
import { hintLook, layout, lit, view } from './scene';
import { cellWords } from './speech';
import { streetClue } from './street';
import { Twin } from './twin';

const StreetView = fetched(async () => (await import('./street-view')).StreetView);

export function Board() {
	const frame = useRef<HTMLDivElement>(null);
	const place = within({ size: draft.value.size, ring: kind.value.clues }, focus.value);
	const setting = mode.value === 'set';
	const name = t('board.name', { kind: t(`kind.${draft.value.kind}`), size: draft.value.size });
	const label = [name, ...variantNames(draft.value)].join(', ');
	useEffect(() => {
		const there = within(field(), focus.peek());
		if (!same(there, focus.peek())) focus.value = there;
	});
	useFollowing(frame, place);
	const { width, height } = plan.value;
	// The pad's keys and the one that rubs out, as many in a row as a wide screen has.
	if (streetClue.value) return <StreetView slot={streetClue.value} />;
	const padRows = Math.ceil((draft.value.size + 1) / 16);
	return (
		<div class="board-scroll">
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the grid inside is what has the role */}
			<div
				class="board"
				ref={frame}
				style={{
					'--columns': width / 100,
					'--shape': width / height,
					'--zoom': zoom.value,
					'--pad-rows': padRows,
				}}
				data-mode={mode.value}
				onKeyDown={onKey}
				data-drags={drags.value}
				onClick={onTap}
				onContextMenu={onMenu}
				onMouseDown={keepFocus}
				onPointerDown={onPress}
				onPointerMove={onPoint}
				onPointerUp={onRelease}
				onPointerCancel={onRelease}
				onPointerLeave={onLeave}
				onFocusIn={onFocus}
			>
				<Picture place={place} />
				<Twin
					view={view.value}
					layout={layout.value}
					plan={plan.value}
					focus={place}
					selected={selection.value}
					setting={setting}
					label={label}
				/>
				<Chord />
			</div>
		</div>
	);
}

/** The board from above, or as a city. */
function Picture({ place }: { place: Place }) {
	const parts = cityParts.value;
	const shown = {
		view: view.value,
		layout: layout.value,
		focus: place,
		setting: mode.value === 'set',
		selected: selection.value,
		lit: lit.value,
	};
	if (parts) return <parts.City {...shown} turn={cityTurn.value} name={nameOf} />;
	const onward = isOpenClue(place) ? following(field(), place) : null;
	return <Drawing {...shown} onward={onward} shaded={shade.value} hint={hintLook.value} />;
}

const nameOf = (cell: CellView) => cellWords(cell, view.peek());

/** What the second key of two may be, while it is waited for. */
function Chord() {
	const key = asksWhy.value ? 'why' : asking.value ? 'ask' : pendingSign.value;
	return key === 'none' ? null : <p class="chord">{t(`board.chord.${key}`)}</p>;
}

/** The browser's focus goes where the board's focus goes, if it was on the board at all. */
function useFollowing(frame: { current: HTMLDivElement | null }, place: Place) {
	useLayoutEffect(() => {
		const board = frame.current;
		if (!board?.contains(document.activeElement)) return;
		// Quick typing may be ahead of what was drawn; an older place must not win.
		elementOf(board, within(field(), focus.peek()))?.focus();
	}, [place.row, place.column]);
}

function onKey(event: KeyboardEvent): void {
	if (event.isComposing) return;
	if (event.key === 'Tab' && !event.shiftKey && tabIsMade()) event.preventDefault();
	const intent = intended(event);
	if (!intent || (intent.do === 'cancel' && !isPending())) return;
	event.preventDefault();
	perform(intent);
}

function intended(event: KeyboardEvent): Intent | null {
	const intent = intentOf(event, draft.peek().size, mode.peek() === 'play', asking.peek());
	return intent && cityParts.peek() ? turnedBack(intent, cityTurn.peek()) : intent;
}

/** Whether Escape has something to end on the board. */
const isPending = () =>
	pendingSign.peek() !== 'none' || asking.peek() || asksWhy.peek() || selection.peek().length > 0;

/** What a key typed beside the board may mean for it; the others mean something to the page. */
const STRAY: readonly Intent['do'][] = [
	'move',
	'digit',
	'mark',
	'number',
	'tool',
	'play',
	'erase',
	'erase-back',
	'dash',
	'dot',
	'sign',
	'ask',
	'query',
];

/** A key that was typed elsewhere on the page and can only be meant for the board; arrows may belong to a field. */
export function takeStray(event: KeyboardEvent, typing: boolean): void {
	const intent = streetClue.peek() ? null : intended(event);
	if (!intent || !STRAY.includes(intent.do) || (intent.do === 'move' && typing)) return;
	event.preventDefault();
	perform(intent);
	// A hint that is asked for again by its key leaves the focus on its button.
	if (intent.do !== 'play' && intent.do !== 'tool') focusBoard();
}

/** Focus that arrives by other ways, such as a screen reader's, moves the board's focus too. */
function onFocus(event: FocusEvent): void {
	const [row, column] = ((event.target as HTMLElement).dataset.place ?? '').split(',').map(Number);
	if (row !== undefined && column !== undefined) moveTo({ row, column });
}
