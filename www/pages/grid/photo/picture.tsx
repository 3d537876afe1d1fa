/*
 * The photo with what was read laid over it: an outline for each symbol and, at
 * its corner, what was read there. The outlines are only drawn; invisible
 * buttons at the same places receive taps and keys. Doubt and conflict have
 * their own signs, so that no colours have to be distinguished.
 */
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Draft, PhotoReading, PhotoSymbol, PhotoValue, Point } from '../../../engine/types';
import { t } from '../../../language';
import { speak } from '../../../shell/voice';
import { atLeast, boxAround, cellSide, type Frame, placed } from './frame';
import { judgement } from './judging';
import { emptied, type Photo } from './pixels';
import { correct, corrected, selected, standing, swap, written } from './reading';
import { ARROWS, isDoubtful, isFlagged, nameOf, towards, valueOfKey } from './symbols';
import { symbolWords, valueText } from './words';

interface OverProps {
	photo: Photo;
	frame: Frame;
	children: ComponentChildren;
}

/** A part of the photo, and what is drawn over it. */
export function PhotoPart({ photo, frame, children }: OverProps) {
	const ref = useRef<HTMLCanvasElement>(null);
	const { x, y, width, height } = frame;
	useLayoutEffect(() => {
		const canvas = ref.current;
		if (!canvas) return;
		Object.assign(canvas, { width, height });
		canvas.getContext('2d')?.drawImage(photo.canvas, -x, -y);
		return () => emptied(canvas);
	}, [photo, x, y, width, height]);
	return (
		<div class="photo-part" style={{ maxWidth: `calc(${(width / height).toFixed(3)} * 66dvh)` }}>
			<canvas ref={ref} role="img" aria-label={t('photo.picture')} />
			{children}
		</div>
	);
}

interface ReadProps {
	draft: Draft;
	reading: PhotoReading;
	frame: Frame;
}

export function ReadSymbols({ draft, reading, frame }: ReadProps) {
	const { symbols } = reading;
	const [first] = symbols;
	const chosen = symbols.find(({ place }) => nameOf(place) === selected.value) ?? first;
	const side = cellSide(draft, reading);
	return (
		<>
			<Outlines draft={draft} reading={reading} frame={frame} />
			<div class="photo-places" role="group" aria-label={t('photo.read')}>
				{symbols.map((symbol) => {
					const name = nameOf(symbol.place);
					const isChosen = name === selected.value;
					return (
						<button
							type="button"
							key={name}
							class="photo-place"
							data-symbol={name}
							style={placed(frame, atLeast(reachOf(symbol) * side, boxAround(symbol.outline)))}
							tabIndex={symbol === chosen ? 0 : -1}
							aria-pressed={isChosen}
							aria-label={symbolWords(draft, symbol, corrected.value.has(name))}
							onClick={() => tap(draft, symbol)}
							onKeyDown={(event) => takeKey(event, draft, symbols, symbol)}
						/>
					);
				})}
			</div>
		</>
	);
}

/** How far a tap may miss, as a fraction of a cell's side: gaps are between cells, where there is less room. */
const reachOf = ({ place }: PhotoSymbol) => (place.type === 'sign' ? 0.45 : 0.85);

/** Whether a tap turns printed into handwritten, and back. */
export const isSwapping = signal(false);

/** Chooses a symbol; while taps swap, turns it from printed to handwritten or back. */
function tap(draft: Draft, symbol: PhotoSymbol): void {
	selected.value = nameOf(symbol.place);
	if (isSwapping.peek()) swapAloud(draft, symbol);
}

function takeKey(
	event: KeyboardEvent,
	draft: Draft,
	symbols: readonly PhotoSymbol[],
	symbol: PhotoSymbol,
): void {
	const { key, ctrlKey, metaKey, altKey } = event;
	if (ctrlKey || metaKey || altKey) return;
	if (key === SWAP_KEY) swapAloud(draft, symbol);
	const value = valueOfKey(draft, symbol.place, key);
	const step = ARROWS[key];
	// A digit that is impossible here must not reach the board behind the panel either.
	if (value === undefined && !step && !/^\d$/.test(key)) return;
	event.preventDefault();
	if (value !== undefined) correctAloud(draft, symbol, value);
	const next = step && towards(symbols, symbol, step);
	if (next) choose(next);
}

/** Chooses a symbol and focuses it. */
export function choose({ place }: PhotoSymbol): void {
	const name = nameOf(place);
	selected.value = name;
	document.querySelector<HTMLElement>(`[data-symbol="${name}"]`)?.focus();
}

/** Corrects a symbol, and announces its new value. */
export function correctAloud(draft: Draft, symbol: PhotoSymbol, value: PhotoValue): void {
	selected.value = nameOf(symbol.place);
	correct(symbol.place, value);
	speak(valueText(draft, symbol.place, value) || t('photo.nothing'));
}

/** Turns a printed symbol into a handwritten one, or back, and announces it. */
export function swapAloud(draft: Draft, symbol: PhotoSymbol): void {
	const { place } = symbol;
	if (place.type === 'sign' || standing(draft, place) === null) return;
	swap(place);
	speak(t(written.peek().has(nameOf(place)) ? 'photo.written' : 'photo.printed'));
}

const SWAP_KEY = 'h';

/** The height of the letters, as a fraction of a cell's side. */
const LETTER = 0.3;

function Outlines({ draft, reading, frame }: ReadProps) {
	const { x, y, width, height } = frame;
	const letter = LETTER * cellSide(draft, reading);
	return (
		<svg
			class="photo-outlines"
			viewBox={`${x} ${y} ${width} ${height}`}
			aria-hidden="true"
			font-size={letter}
		>
			{reading.symbols.map((symbol) => (
				<Outline key={nameOf(symbol.place)} draft={draft} symbol={symbol} letter={letter} />
			))}
		</svg>
	);
}

interface OutlineProps {
	draft: Draft;
	symbol: PhotoSymbol;
	letter: number;
}

function Outline({ draft, symbol, letter }: OutlineProps) {
	const { place } = symbol;
	const name = nameOf(place);
	const outline = around(symbol, letter / 3);
	const isCorrected = corrected.value.has(name);
	const text = valueText(draft, place, standing(draft, place));
	const isWritten = written.value.has(name);
	const state = isCorrected ? 'corrected' : isDoubtful(symbol) ? 'doubtful' : text && 'sure';
	const mark = markOf(symbol, state);
	const isChosen = selected.value === name;
	if (!state && !mark && !isChosen) return null;
	const box = boxAround(outline);
	// If nearly all empty cells differ, their outlines would hide what was read.
	const isBare = !state && mark === '≠' && !isChosen;
	if (isBare) return <Bare box={box} mark={mark} letter={letter} />;
	return (
		<g
			class="photo-outline"
			data-state={state}
			data-mark={mark}
			data-hand={isWritten}
			data-chosen={isChosen}
		>
			<polygon class="below" points={pointsOf(outline)} />
			<polygon points={pointsOf(outline)} />
			<text x={box.x + box.width + 0.4 * letter} y={box.y + box.height / 2 + 0.7 * letter}>
				{text || (isCorrected ? '∅' : '')}
			</text>
			{mark ? (
				<text class="photo-mark" x={box.x - 0.3 * letter} y={box.y + 0.5 * letter}>
					{mark}
				</text>
			) : null}
		</g>
	);
}

/** A mark in the middle of a cell in which nothing was read. */
function Bare({ box, mark, letter }: { box: Frame; mark: string; letter: number }) {
	const { x, y, width, height } = box;
	return (
		<g class="photo-outline" data-mark={mark}>
			<text class="photo-mark" x={x + width / 2} y={y + height / 2 + 0.35 * letter}>
				{mark}
			</text>
		</g>
	);
}

/** The outline of a symbol, with some room around a printed one. */
function around({ outline }: PhotoSymbol, room: number): Point[] {
	const box = boxAround(outline);
	const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	return outline.map(({ x, y }) => ({
		x: x + Math.sign(x - middle.x) * room,
		y: y + Math.sign(y - middle.y) * room,
	}));
}

const pointsOf = (outline: readonly Point[]) => outline.map(({ x, y }) => `${x},${y}`).join(' ');

/** "!" where something cannot be right, "≠" where solutions differ, "?" where a person should look. */
function markOf({ place }: PhotoSymbol, state: string): string {
	const known = judgement.value;
	if (known && isFlagged(known.flags, place)) return known.verdict === 'several' ? '≠' : '!';
	return state === 'doubtful' ? '?' : '';
}
