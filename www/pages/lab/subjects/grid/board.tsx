/*
 * The board at an event: what was tried and what rules settled, the values
 * that are left, those struck by this event and since the last try, and the
 * places that the reason speaks of. Beside it the same as a table in words.
 */
import type { TargetedMouseEvent } from 'preact';
import type { Fault } from '../../../../engine/types';
import { t } from '../../../../language';
import { isPark, type Scale, shownValue } from '../../../../pictures/grid/draft';
import { Drawing } from '../../../../pictures/grid/drawing';
import { boxOf, CELL, placeAt } from '../../../../pictures/grid/layout';
import { flagsOf, NO_FLAGS } from '../../../../pictures/grid/overlay';
import { isCell, placeOfCell } from '../../../../pictures/grid/places';
import { type BoardView, type CellView, printed, viewOf } from '../../../../pictures/grid/view';
import { shade } from '../../../../shell/settings';
import { DEAD_END, type EventLog, FOUND, NONE_LEFT, PLACE, REMOVE, TRY } from '../../log/log';
import { details } from '../../state/details';
import { choosing, order, switchPlace } from '../../state/order';
import { event, node, trace } from '../../state/view';
import { boardAt, type Masks, valuesOf } from './masks';
import { draft, layout } from './puzzle';
import { board, openCells, start, tried } from './standing';

export function BoardAt() {
	const view = boardView();
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: without a pointer cells are chosen in the list of them
		// biome-ignore lint/a11y/useKeyWithClickEvents: as above
		<div
			class={`lab-board${choosing.value ? ' choosing' : ''}`}
			onClick={choosing.value ? chooseCell : undefined}
		>
			<Drawing
				view={view}
				layout={layout.value}
				focus={focusOf()}
				setting={false}
				shaded={shade.value}
			/>
			<Wishes />
			<WordTable view={view} />
		</div>
	);
}

/** The radius of a number in the corner of a cell. */
const BADGE = CELL * 0.14;

/** The cells that are tried first, numbered in their corners. */
function Wishes() {
	const { first } = order.value;
	const { size } = draft.value;
	const { width } = layout.value;
	return (
		<svg class="wishes" viewBox={`0 0 ${width} ${width}`} aria-hidden="true">
			{first.map((cell, index) => {
				const { x, y } = boxOf(layout.value, placeOfCell(size, cell));
				return (
					<g key={cell} transform={`translate(${x + CELL - BADGE} ${y + BADGE})`}>
						<circle r={BADGE} />
						<text dy="0.35em" font-size={BADGE * 1.4}>
							{index + 1}
						</text>
					</g>
				);
			})}
		</svg>
	);
}

/** The visitor's turn: a cell of the drawing is put first, or taken out again. */
function chooseCell(event: TargetedMouseEvent<HTMLElement>): void {
	const drawing = event.currentTarget.querySelector('.drawing');
	if (!drawing) return;
	const { left, top, width } = drawing.getBoundingClientRect();
	const scale = layout.peek().width / width;
	const at = placeAt(layout.peek(), (event.clientX - left) * scale, (event.clientY - top) * scale);
	const { size } = draft.peek();
	if (!at || !isCell(size, at)) return;
	const cell = at.row * size + at.column;
	if (openCells.peek().includes(cell)) switchPlace(cell);
}

function boardView(): BoardView {
	const at = event.value;
	const fault = details.value.get(at);
	const failed = trace.value?.log.kind(at) === DEAD_END;
	const view = viewOf({
		...printed(draft.value),
		contradictions: fault && failed ? flagsOf([fault]) : NO_FLAGS,
		redundant: fault && !failed ? placesOf(fault) : NO_FLAGS,
	});
	const struck = struckAt();
	return { ...view, cells: view.cells.map((cell, index) => dressed(cell, index, struck)) };
}

/** Where a removal comes from: its clue and its sign are marked as what is only pointed at. */
const placesOf = (fault: Fault) => ({ ...flagsOf([fault]), cells: new Set<number>() });

interface Struck {
	now: Masks;
	before: Masks;
}

/** The values that this event took, and those that went since the try that stands. */
function struckAt(): Struck {
	const log = trace.value?.log;
	const now = board.value;
	const none = new Uint32Array(now.length);
	if (!log || event.value < 0) return { now: none, before: none };
	const worked = [REMOVE, PLACE].includes(log.kind(event.value));
	const last = worked ? boardAt(log, start.value, event.value) : now;
	const first = boardAt(log, start.value, log.nodes.tried(node.value) + 1);
	return { now: without(last, now), before: without(first, last) };
}

const without = (one: Masks, other: Masks) => one.map((mask, index) => mask & ~(other[index] ?? 0));

function dressed(cell: CellView, index: number, struck: Struck): CellView {
	if (cell.tone === 'given') return cell;
	const values = valuesOf(board.value[index] ?? 0);
	const before = valuesOf(struck.before[index] ?? 0);
	const now = valuesOf(struck.now[index] ?? 0);
	const [only] = values;
	if (values.length === 1 && only) {
		return { ...cell, value: only, tone: tried.value.has(index) ? 'own' : 'solution' };
	}
	if (!narrows()) return cell;
	const candidates = { found: values, open: [], own: 0, missed: false, struck: { now, before } };
	return { ...cell, candidates };
}

/** A strategy that never takes a value away keeps no candidates, so none are shown. */
const narrows = () => (trace.value?.counters?.removals ?? 0) > 0;

/** The cell that the event is about has the frame. */
function focusOf() {
	const log = trace.value?.log;
	if (!log || event.value < 0 || !concerns(log, event.value)) return null;
	return placeOfCell(draft.value.size, log.place(event.value));
}

const concerns = (log: EventLog, at: number) =>
	[TRY, FOUND, PLACE, REMOVE, NONE_LEFT].includes(log.kind(at));

/** The board as a table of values and candidates, for those who do not see the drawing. */
function WordTable({ view }: { view: BoardView }) {
	const rows = Array.from({ length: view.size }, (_, row) =>
		view.cells.slice(row * view.size, (row + 1) * view.size),
	);
	return (
		<div class="unseen">
			<table aria-label={t('lab.board')}>
				<tbody>
					{rows.map((cells, row) => (
						<tr key={row}>
							{cells.map((cell) => (
								<td key={cell.column}>{words(cell, view.scale)}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

function words(cell: CellView, scale: Scale): string {
	if (isPark(cell.value, scale)) return t('cell.park');
	if (cell.value > 0) return shownValue(cell.value, scale);
	const left = cell.candidates?.found ?? [];
	if (!cell.candidates) return t('cell.empty');
	return t('cell.possible', {
		count: left.length,
		values: left.map((value) => shownValue(value, scale)).join(' '),
	});
}
