/*
 * The board of every page: a picture and, exactly over it, a grid in words, which takes
 * focus and keys. The page passes in its contents and caret and listens to its events. The
 * board stores nothing, so a page may have any number of them.
 */
import type { ComponentChildren, HTMLAttributes } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Place, same } from '../places';
import { flatPlan, type Plan } from '../plan';
import { type Intent, intentOf } from './keys';
import { walked } from './moves';
import { type BoardState, Twin } from './twin';

interface BoardProps {
	state: BoardState;
	/** Its name, and how it is used. */
	label: string;
	description?: string;
	/** The positions of places in its picture, if that is not the flat one. */
	plan?: Plan;
	/** Called to move the caret to a place. */
	onCaret: (place: Place) => void;
	/** Handles a key; returns true if it was used. Otherwise the caret moves. */
	onIntent?: (intent: Intent) => boolean;
	/** How keys are read on a board with more keys. */
	read?: (event: KeyboardEvent) => Intent | null;
	/** The element around both, which receives pointer events. */
	frame?: HTMLAttributes<HTMLDivElement>;
	/** Its picture, and anything else drawn over it. */
	children: ComponentChildren;
}

export function Board({ state, label, description, frame = {}, children, ...props }: BoardProps) {
	const element = useRef<HTMLDivElement>(null);
	const plan = props.plan ?? flatPlan(state.layout);
	const isFollowing = useFollowing(element, state.caret);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the grid inside is what has the role
		<div
			{...frame}
			class={`grid-board ${frame.class ?? ''}`}
			ref={element}
			onKeyDown={(event) => onKey(event, state, props)}
			onFocusIn={(event) => {
				const place = isFollowing.current ? null : placeOfElement(event.target);
				if (place) props.onCaret(place);
			}}
		>
			{children}
			<Twin state={state} plan={plan} label={label} description={description} />
		</div>
	);
}

export const elementOf = (board: HTMLElement, { row, column }: Place) =>
	board.querySelector<HTMLElement>(`[data-place="${row},${column}"]`);

/** The place that an element of the board stands for, if it does. */
export function placeOfElement(target: EventTarget | null): Place | null {
	if (!(target instanceof HTMLElement)) return null;
	const [row, column] = (target.dataset.place ?? '').split(',').map(Number);
	return row === undefined || column === undefined ? null : { row, column };
}

/**
 * The browser's focus follows the caret if it was on the board at all. A focus event usually moves the caret, but
 * quick typing may be ahead of the drawing: an older place must not win, so focus events are ignored meanwhile.
 */
function useFollowing(element: { current: HTMLDivElement | null }, { row, column }: Place) {
	const isFollowing = useRef(false);
	useLayoutEffect(() => {
		const board = element.current;
		if (!board?.contains(document.activeElement)) return;
		isFollowing.current = true;
		elementOf(board, { row, column })?.focus();
		isFollowing.current = false;
	}, [row, column]);
	return isFollowing;
}

type Asked = Pick<BoardProps, 'onCaret' | 'onIntent' | 'read'>;

function onKey(event: KeyboardEvent, state: BoardState, { onCaret, onIntent, read }: Asked): void {
	if (event.isComposing) return;
	const { size } = state.view;
	const intent = read ? read(event) : intentOf(event, size);
	if (!intent) return;
	const isDone = onIntent?.(intent) ?? false;
	const place = isDone ? null : walked({ size, ring: state.ring }, state.caret, intent);
	if (!isDone && !place) return;
	event.preventDefault();
	if (place && !same(place, state.caret)) onCaret(place);
}
