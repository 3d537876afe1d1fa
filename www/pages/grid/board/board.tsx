/*
 * The board on the table: the same board component as on all pages, with the state of the open game and its
 * keyboard and pointer input. This file turns events into intents and passes them on.
 */
import { computed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../../language';
import { Board } from '../../../pictures/grid/board/board';
import { type Intent, intentOf, turnedBack } from '../../../pictures/grid/board/keys';
import { following, within } from '../../../pictures/grid/board/moves';
import type { BoardState } from '../../../pictures/grid/board/twin';
import { Drawing } from '../../../pictures/grid/drawing';
import { same } from '../../../pictures/grid/places';
import { kindName, specialNames } from '../../../pictures/grid/titles';
import type { CellView } from '../../../pictures/grid/view';
import { cellWords } from '../../../pictures/grid/words';
import { command } from '../../../shell/commands';
import { fetched, fetchedSoon } from '../../../shell/fetched';
import { shade } from '../../../shell/settings';
import { brush } from '../state/brush';
import { about, draft, kind } from '../state/game';
import {
	asking,
	asksWhy,
	cityTurn,
	focus,
	mode,
	pendingSign,
	placeWords,
	selection,
} from '../state/screen';
import { field, isOpenClue, moveTo } from './caret';
import { focusBoard } from './focus';
import { boardStyle, cityParts, plan, rises } from './plan';
import { perform, tabIsMade } from './play';
import { drags, keepFocus, onLeave, onMenu, onPoint, onPress, onRelease, onTap } from './pointer';
import { hintLook, layout, lit, view } from './scene';
import { streetClue } from './street';

const HintDrawing = fetchedSoon(
	async () => (await import('../../../pictures/grid/hint-drawing')).HintDrawing,
);

const Edges = fetched(async () => (await import('./edges')).Edges);
const LocksDrawing = fetched(async () => (await import('../desk/locks-drawing')).LocksDrawing);

const StreetView = fetched(async () => (await import('./street-view')).StreetView);

const state = computed<BoardState>(() => {
	const ring = kind.value.clues;
	return {
		view: view.value,
		layout: layout.value,
		caret: within({ size: draft.value.size, ring }, focus.value),
		ring,
		selected: selection.value,
		written: mode.value,
		more: placeWords.value,
	};
});

export function TableBoard() {
	const name = t('board.name', { kind: kindName(draft.value), size: draft.value.size });
	useEffect(() => {
		const there = within(field(), focus.peek());
		if (!same(there, focus.peek())) focus.value = there;
	});
	if (streetClue.value) return <StreetView slot={streetClue.value} />;
	return (
		<>
			<div class="board-scroll">
				<Board
					state={state.value}
					label={[name, ...specialNames(draft.value)].join(', ')}
					description={t('board.how')}
					plan={plan.value}
					onCaret={moveTo}
					onIntent={did}
					read={read}
					frame={frame()}
				>
					<Picture state={state.value} />
					<Chord />
				</Board>
			</div>
			{command('zoom').fits?.() ? <Edges /> : null}
		</>
	);
}

/** Measures the element around the board, and handles its pointer events. */
function frame() {
	return {
		class: 'board',
		style: boardStyle(plan.value),
		'data-mode': mode.value,
		'data-drags': drags.value,
		onClick: onTap,
		onContextMenu: onMenu,
		onMouseDown: keepFocus,
		onPointerDown: onPress,
		onPointerMove: onPoint,
		onPointerUp: onRelease,
		onPointerCancel: onRelease,
		onPointerLeave: onLeave,
	};
}

/** The board from above, or as a city. */
function Picture({ state: { view, layout, caret, written } }: { state: BoardState }) {
	const parts = cityParts.value;
	const shown = {
		view,
		layout,
		focus: caret,
		setting: written === 'set',
		selected: selection.value,
		lit: lit.value,
	};
	if (parts)
		return <parts.City {...shown} turn={cityTurn.value} name={nameOf} rising={rises.value} />;
	const onward = isOpenClue(caret) ? following(field(), caret) : null;
	const look = hintLook.value;
	return (
		<Drawing {...shown} onward={onward} shaded={shade.value}>
			{look ? <HintDrawing look={look} layout={layout} scale={view.scale} /> : null}
			{written === 'set' && about.value.locks ? <LocksDrawing layout={layout} /> : null}
		</Drawing>
	);
}

const nameOf = (cell: CellView) => cellWords(cell, view.peek());

/** The keys that may follow the first key of a chord, while the page waits for one. */
function Chord() {
	const key = asksWhy.value ? 'why' : asking.value ? 'ask' : pendingSign.value;
	return key === 'none' ? null : <p class="chord">{t(`board.chord.${key}`)}</p>;
}

/**
 * Reads a key. Tab is used up if the caret has already made its step; Escape is left alone if it has nothing to
 * end.
 */
function read(event: KeyboardEvent): Intent | null {
	if (event.key === 'Tab' && !event.shiftKey && tabIsMade()) event.preventDefault();
	const intent = intended(event);
	return intent?.do === 'cancel' && !isPending() ? null : intent;
}

function did(intent: Intent): boolean {
	perform(intent);
	return true;
}

function intended(event: KeyboardEvent): Intent | null {
	const intent = intentOf(event, draft.peek().size, mode.peek() === 'play', asking.peek());
	return intent && cityParts.peek() ? turnedBack(intent, cityTurn.peek()) : intent;
}

/** Whether Escape has something to end on the board. */
const isPending = () =>
	pendingSign.peek() !== 'none' ||
	asking.peek() ||
	asksWhy.peek() ||
	brush.peek() !== null ||
	selection.peek().length > 0;

/** What a key typed outside the board may mean for it; other keys are left to the page. */
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
	'shape',
	'ask',
	'query',
];

/** A key typed elsewhere on the page that can only be meant for the board; arrows may belong to a field. */
export function takeStray(event: KeyboardEvent, typing: boolean): void {
	const intent = streetClue.peek() ? null : intended(event);
	if (!intent || !STRAY.includes(intent.do) || (intent.do === 'move' && typing)) return;
	event.preventDefault();
	perform(intent);
	// Asking for another hint by key leaves the focus on its button.
	if (intent.do !== 'play' && intent.do !== 'tool') focusBoard();
}
