/*
 * The chain as a strip of buttons, one per cubelet. Clicking a button turns a straight cubelet into a corner or
 * back, arrows move along the strip, and S and C write a cubelet and move on. Only one of the buttons is a Tab
 * stop.
 */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../../language';
import type { Ids } from '../../../language/keys';
import { lookOf } from '../../../pictures/snake/flat';
import { speak } from '../../../shell/voice';
import { inserted, isEnd, removed, toggled, withPiece } from '../state/edits';
import { chain, editChain, focused } from '../state/snake';

export function Strip() {
	const frame = useRef<HTMLDivElement>(null);
	const letters = chain.value;
	const at = Math.min(focused.value, letters.length - 1);
	useFollowing(frame, at);
	return (
		<div
			class="strip"
			ref={frame}
			role="toolbar"
			aria-label={t('snake.strip')}
			onKeyDown={onKey}
			onFocusIn={({ target }) => {
				focused.value = indexOf(target);
			}}
		>
			{[...letters].map((piece, index) => (
				<button
					type="button"
					key={index}
					class={`bead ${lookOf(letters, index)}`}
					data-bead={index}
					data-piece={piece}
					tabIndex={index === at ? 0 : -1}
					aria-disabled={isEnd(letters, index)}
					aria-label={beadName(index)}
					onClick={() => toggle(index)}
				>
					<span class="bead-number" aria-hidden="true">
						{index + 1}
					</span>
					<Glyph piece={piece} first={index === 0} />
				</button>
			))}
		</div>
	);
}

/** "4, corner" */
function beadName(index: number): string {
	return t('snake.bead', {
		number: index + 1,
		piece: t(`snake.piece.${chain.value[index] as Ids<'snake.piece'>}`),
	});
}

/** How the elastic runs through a cubelet: straight on, around the corner, or to a knot. */
function Glyph({ piece, first }: { piece: string; first: boolean }) {
	const paths: Record<string, string> = {
		S: 'M1 8h18',
		C: 'M1 8h9v8',
		E: first ? 'M10 8h9' : 'M1 8h9',
	};
	return (
		<svg viewBox="0 0 20 16" aria-hidden="true" focusable="false">
			<path d={paths[piece] ?? ''} />
			{piece === 'E' ? <circle cx="10" cy="8" r="3" /> : null}
		</svg>
	);
}

const indexOf = (target: EventTarget | null): number =>
	target instanceof HTMLElement ? Number(target.dataset.bead ?? 0) : 0;

/** The browser's focus follows that of the strip, if it is on the strip at all. */
function useFollowing(frame: { current: HTMLDivElement | null }, at: number) {
	useLayoutEffect(() => {
		const strip = frame.current;
		if (strip?.contains(document.activeElement)) beadAt(strip, focused.peek())?.focus();
	}, [at]);
	useEffect(() => {
		if (focused.peek() > last()) focused.value = last();
	});
}

const beadAt = (strip: HTMLElement, index: number) =>
	strip.querySelector<HTMLElement>(`[data-bead="${index}"]`);

export function toggle(index: number): void {
	focused.value = index;
	if (isEnd(chain.peek(), index)) speak(t('snake.end-stays'));
	else edit(toggled(chain.peek(), index), index);
}

/** Changes the chain and announces what the cubelet is now. */
function edit(next: string, index: number): void {
	editChain(next);
	speak(beadName(index));
}

const last = () => chain.peek().length - 1;

const moveTo = (index: number) => {
	focused.value = Math.min(Math.max(index, 0), last());
};

/** How many cubelets fit in one row of the strip at its current width. */
function across(target: EventTarget | null): number {
	const beads = [...((target as HTMLElement).parentElement?.children ?? [])] as HTMLElement[];
	const below = beads.findIndex((bead) => bead.offsetTop > (beads[0]?.offsetTop ?? 0));
	return below < 0 ? beads.length : below;
}

function onKey(event: KeyboardEvent): void {
	if (event.ctrlKey || event.metaKey || event.altKey) return;
	// Quick typing may be ahead of the drawing, so the strip's own focus is what counts.
	const act = actionOf(event, focused.peek());
	if (!act) return;
	event.preventDefault();
	act();
}

function actionOf({ key, target }: KeyboardEvent, index: number): (() => void) | undefined {
	const actions: Record<string, () => void> = {
		ArrowRight: () => moveTo(index + 1),
		ArrowLeft: () => moveTo(index - 1),
		ArrowDown: () => moveTo(index + across(target)),
		ArrowUp: () => moveTo(index - across(target)),
		Home: () => moveTo(0),
		End: () => moveTo(last()),
		s: () => write(index, 'S'),
		c: () => write(index, 'C'),
		Insert: () => edit(inserted(chain.peek(), index), index),
		Delete: () => edit(removed(chain.peek(), index), Math.min(index, last() - 1)),
		Backspace: () => erase(index),
	};
	return actions[key.length === 1 ? key.toLowerCase() : key];
}

function write(index: number, piece: 'S' | 'C'): void {
	const here = Math.max(index, 1);
	edit(withPiece(chain.peek(), here, piece), here);
	moveTo(here + 1);
}

function erase(index: number): void {
	if (index === 0) return;
	edit(removed(chain.peek(), index - 1), index - 1);
	moveTo(index - 1);
}
