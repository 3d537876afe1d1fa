/*
 * Rotating the picture: by dragging, with two fingers, with keys while it has
 * the focus, and with the wheel while Ctrl is held, so that the page itself
 * still scrolls. Buttons do the same.
 */
import { view, zoomed } from '../state/view';

const STEP = 15;
const NEAREST = 4;
const FARTHEST = 0.5;

function turnView(turn: number, rise: number): void {
	const now = view.peek();
	view.value = {
		turn: (((now.turn + turn) % 360) + 360) % 360,
		rise: Math.min(Math.max(now.rise + rise, -85), 85),
	};
}

function zoomBy(factor: number): void {
	zoomed.value = Math.min(Math.max(zoomed.peek() * factor, FARTHEST), NEAREST);
}

export const TURNS = {
	'turn-left': () => turnView(-STEP, 0),
	'turn-right': () => turnView(STEP, 0),
	'turn-up': () => turnView(0, STEP),
	'turn-down': () => turnView(0, -STEP),
	'zoom-in': () => zoomBy(1.25),
	'zoom-out': () => zoomBy(0.8),
} as const;

const KEYS: Record<string, keyof typeof TURNS> = {
	ArrowLeft: 'turn-left',
	ArrowRight: 'turn-right',
	ArrowUp: 'turn-up',
	ArrowDown: 'turn-down',
	'+': 'zoom-in',
	'-': 'zoom-out',
};

export function onTurnKey(event: KeyboardEvent): void {
	const turn = KEYS[event.key];
	if (!turn || event.ctrlKey || event.metaKey || event.altKey) return;
	event.preventDefault();
	TURNS[turn]();
}

/** Degrees per pixel. */
const EACH = 0.5;

/** Listens to touches, the mouse and the wheel on an element; returns a function that stops this. */
export function watchPointers(element: HTMLElement): () => void {
	const fingers = new Map<number, PointerEvent>();
	const listen = new AbortController();
	const on = <Name extends keyof HTMLElementEventMap>(
		name: Name,
		hear: (event: HTMLElementEventMap[Name]) => void,
	) => element.addEventListener(name, hear, { signal: listen.signal, passive: false });
	on('pointerdown', (event) => {
		fingers.set(event.pointerId, event);
		element.setPointerCapture(event.pointerId);
	});
	on('pointermove', (event) => {
		const before = fingers.get(event.pointerId);
		if (!before) return;
		if (fingers.size === 2) pinch(fingers, event);
		const part = EACH / fingers.size;
		turnView((before.clientX - event.clientX) * part, (event.clientY - before.clientY) * part);
		fingers.set(event.pointerId, event);
	});
	for (const name of ['pointerup', 'pointercancel'] as const)
		on(name, ({ pointerId }) => fingers.delete(pointerId));
	on('wheel', (event) => {
		if (!event.ctrlKey && !event.metaKey) return;
		event.preventDefault();
		zoomBy(Math.exp(-event.deltaY / 300));
	});
	return () => listen.abort();
}

function pinch(fingers: ReadonlyMap<number, PointerEvent>, now: PointerEvent): void {
	const [other] = [...fingers.values()].filter(({ pointerId }) => pointerId !== now.pointerId);
	const before = fingers.get(now.pointerId);
	if (!other || !before) return;
	const gap = (one: PointerEvent) =>
		Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
	zoomBy(gap(now) / Math.max(gap(before), 1));
}
