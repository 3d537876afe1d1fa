/*
 * The cells of the board to try as a grid in words, laid over the drawing: it
 * takes focus, pointer and keys. Clues are its headers.
 */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../../language';
import { scaleOf, shownValue } from '../../../pictures/grid/draft';
import { boxOf, type Layout } from '../../../pictures/grid/layout';
import { digitsIn } from '../../../pictures/grid/marks';
import { type Place, placeOf } from '../../../pictures/grid/places';
import { boardOfStep } from '../../../pictures/grid/step-view';
import type { BoardView, CellView, ClueView } from '../../../pictures/grid/view';
import { clueWords, signWords } from '../../../pictures/grid/words';
import { type Attempt, standing } from '../state/attempt';
import { caret, tryNumber } from '../state/exercise';
import { layoutFor } from './picture';

export function Cells({ attempt }: { attempt: Attempt }) {
	const { draft } = attempt.board;
	const view = boardOfStep(draft, standing(attempt));
	const layout = layoutFor(draft);
	const table = useRef<HTMLTableElement>(null);
	useLayoutEffect(() => {
		if (table.current?.contains(document.activeElement))
			table.current.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
	}, [caret.value]);
	const at = (side: ClueView['side']) => view.clues.filter((clue) => clue.side === side);
	const header = (clue: ClueView | undefined, role: 'columnheader' | 'rowheader') =>
		clue && layout.ring ? <Header key={clue.side} clue={clue} layout={layout} role={role} /> : null;
	const across = (side: 'top' | 'bottom') =>
		layout.ring ? <tr>{at(side).map((clue) => header(clue, 'columnheader'))}</tr> : null;
	const [left, right] = [at('left'), at('right')];
	return (
		<table class="exercise-cells" role="grid" aria-labelledby="exercise-title" ref={table}>
			<tbody onKeyDown={(event) => onKey(event, draft.size)}>
				{across('top')}
				{Array.from({ length: draft.size }, (_, row) => (
					<tr key={row}>
						{header(left[row], 'rowheader')}
						{view.cells.slice(row * draft.size, (row + 1) * draft.size).map((cell) => (
							<Cell key={cell.column} cell={cell} view={view} layout={layout} attempt={attempt} />
						))}
						{header(right[row], 'rowheader')}
					</tr>
				))}
				{across('bottom')}
			</tbody>
		</table>
	);
}

interface CellProps {
	cell: CellView;
	view: BoardView;
	layout: Layout;
	attempt: Attempt;
}

function Cell({ cell, view, layout, attempt }: CellProps) {
	const number = cell.row * view.size + cell.column;
	const isCurrent = number === caret.value;
	const choose = () => {
		caret.value = number;
	};
	return (
		<td
			role="gridcell"
			aria-label={words(cell, attempt)}
			aria-selected={isCurrent}
			tabIndex={isCurrent ? 0 : -1}
			data-cell={number}
			onPointerDown={choose}
			onFocus={choose}
			{...positioned(layout, cell)}
		/>
	);
}

interface HeaderProps {
	clue: ClueView;
	layout: Layout;
	role: 'columnheader' | 'rowheader';
}

function Header({ clue, layout, role }: HeaderProps) {
	const said = clueWords(clue);
	return (
		<th
			role={role}
			scope={role === 'rowheader' ? 'row' : 'col'}
			aria-label={said}
			{...positioned(layout, placeOf(layout.size, clue))}
		>
			<span class="unseen">{said}</span>
		</th>
	);
}

/** "empty, row 1 column 2, marks 1 3, smaller than right". */
function words(cell: CellView, { board: { draft } }: Attempt): string {
	const scale = scaleOf(draft);
	const value = cell.value === 0 ? t('cell.empty') : shownValue(cell.value, scale);
	const marks = digitsIn(cell.corner).map((digit) => shownValue(digit, scale));
	return [
		t('cell.name', { value, row: cell.row + 1, column: cell.column + 1 }),
		marks.length > 0 ? t('cell.marks', { values: marks.join(' ') }) : '',
		...signWords(draft, cell),
	]
		.filter((one) => one !== '')
		.join(', ');
}

const STEPS: Record<string, readonly [down: number, right: number]> = {
	ArrowUp: [-1, 0],
	ArrowDown: [1, 0],
	ArrowLeft: [0, -1],
	ArrowRight: [0, 1],
};

/** Arrows move the frame, a number is tried in its cell. */
function onKey(event: KeyboardEvent, size: number): void {
	if (event.ctrlKey || event.metaKey || event.altKey) return;
	const [down, right] = STEPS[event.key] ?? [0, 0];
	const value = Number(event.key);
	const row = Math.floor(caret.peek() / size) + down;
	const column = (caret.peek() % size) + right;
	if (down !== 0 || right !== 0) {
		if (row >= 0 && row < size && column >= 0 && column < size) caret.value = row * size + column;
	} else if (value >= 1 && value <= size) tryNumber(value);
	else return;
	event.preventDefault();
}

/** Where an element lies over the drawing. */
function positioned(layout: Layout, place: Place) {
	const { x, y, width, height } = boxOf(layout, place);
	const share = (length: number) => `${((100 * length) / layout.width).toFixed(3)}%`;
	return {
		style: { left: share(x), top: share(y), width: share(width), height: share(height) },
	};
}
