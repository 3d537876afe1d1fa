/*
 * The board at an event: what was tried and what rules settled, the remaining values, the values removed by this
 * event and since the last try, and the places that the reason names. The same information is beside it as a table
 * in words.
 */
import { computed } from '@preact/signals';
import type { TargetedMouseEvent } from 'preact';
import { useRef } from 'preact/hooks';
import type { Fault } from '../../../../engine/types';
import { t } from '../../../../language';
import { isPark, type Scale, shownValue } from '../../../../pictures/grid/draft';
import { Drawing } from '../../../../pictures/grid/drawing';
import { boxOf, CELL, placeAt } from '../../../../pictures/grid/layout';
import { flagsOf, NO_FLAGS } from '../../../../pictures/grid/overlay';
import { isCell, placeOfCell } from '../../../../pictures/grid/places';
import {
	type BoardView,
	type CellView,
	printed,
	sharing,
	viewOf,
} from '../../../../pictures/grid/view';
import { shade } from '../../../../shell/settings';
import { ifChanged } from '../../../../widgets/if-changed';
import { DEAD_END, type EventLog, FOUND, NONE_LEFT, PLACE, REMOVE, TRY } from '../../log/log';
import { details } from '../../state/details';
import { choosing, order, switchPlace } from '../../state/order';
import { calmEvent, event, isFlying, node, playing, trace } from '../../state/view';
import { Flight } from './flight';
import { boardAt, type Masks, valuesOf } from './masks';
import { draft, layout } from './puzzle';
import { board, openCells, start, tried } from './standing';

export function BoardAt() {
	const kept = useRef<Kept[]>([]);
	const view = boardView(kept.current);
	const cell = framedCell();
	// During playback the table in words follows at the slower pace of the texts.
	const told = useRef({ view, at: 0 });
	if (!playing.value || told.current.at !== calmEvent.value)
		told.current = { view, at: calmEvent.value };
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: without a pointer cells are chosen in the list of them
		// biome-ignore lint/a11y/useKeyWithClickEvents: as above
		<div
			class={`lab-board${choosing.value ? ' choosing' : ''}`}
			onClick={choosing.value ? chooseCell : undefined}
		>
			<Picture
				view={isFlying.value ? paper.value : view}
				layout={layout.value}
				focus={isFlying.value || cell < 0 ? null : placeOfCell(view.size, cell)}
				shaded={shade.value}
			/>
			{isFlying.value ? (
				<Flight view={view} layout={layout.value} framed={cell} shaded={shade.value} />
			) : null}
			<Wishes />
			<WordTable view={told.current.view} />
		</div>
	);
}

/** While a run flies past, the printed board below stays unchanged. */
const Picture = ifChanged(Drawing);

/** The radius of a badge in the corner of a cell. */
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

/** The visitor's turn: adds a cell of the drawing to those tried first, or removes it. */
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

/** The core's sentence about the event shown, once it is known. */
const fault = computed(() => details.value.get(event.value));

let lastPaper: BoardView | null = null;

/** The printed board with what the event mentions; unchanged parts stay the same objects. */
const paper = computed<BoardView>(() => {
	const said = fault.value;
	const failed = said && trace.value?.log.kind(event.value) === DEAD_END;
	const next = viewOf({
		...printed(draft.value),
		contradictions: said && failed ? flagsOf([said]) : NO_FLAGS,
		redundant: said && !failed ? placesOf(said) : NO_FLAGS,
	});
	lastPaper = sharing(lastPaper, next);
	return lastPaper;
});

/** A cell as last drawn, and everything that it depends on. */
interface Kept {
	key: string;
	blank: CellView;
	cell: CellView;
}

/** The board at the event; unchanged cells are the same objects as last drawn. */
function boardView(kept: Kept[]): BoardView {
	const struck = struckAt();
	const isNarrowing = narrows();
	const cells = paper.value.cells.map((blank, index) => {
		const key = `${keyOf(index, struck)} ${isNarrowing}`;
		const last = kept[index];
		if (last?.key === key && last.blank === blank) return last.cell;
		const cell = dressed(blank, index, struck);
		kept[index] = { key, blank, cell };
		return cell;
	});
	return { ...paper.value, cells };
}

const keyOf = (index: number, { now, before }: Struck) =>
	`${board.value[index]} ${now[index]} ${before[index]} ${tried.value.has(index)}`;

/** The source of a removal: its clue and its sign are marked as if under the pointer. */
const placesOf = (fault: Fault) => ({ ...flagsOf([fault]), cells: new Set<number>() });

interface Struck {
	now: Masks;
	before: Masks;
}

/** The values removed by this event, and those removed since the try in force. */
function struckAt(): Struck {
	const log = trace.value?.log;
	const now = board.value;
	const none = new Uint32Array(now.length);
	// In a run that flies past, removed values are gone before anyone can read them.
	if (!log || event.value < 0 || isFlying.value) return { now: none, before: none };
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

/** Whether the strategy ever removes a value; if it does not, it has no candidates to show. */
const narrows = () => (trace.value?.counters?.removals ?? 0) > 0;

/** The number of the cell that the event is about, which gets the frame. */
function framedCell(): number {
	const log = trace.value?.log;
	return log && event.value >= 0 && concerns(log, event.value) ? log.place(event.value) : -1;
}

const concerns = (log: EventLog, at: number) =>
	[TRY, FOUND, PLACE, REMOVE, NONE_LEFT].includes(log.kind(at));

/** The board as a table of values and candidates, for screen readers. */
const WordTable = ifChanged(Words);

function Words({ view }: { view: BoardView }) {
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
								<Word key={cell.column} cell={cell} scale={view.scale} />
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

const Word = ifChanged(({ cell, scale }: { cell: CellView; scale: Scale }) => (
	<td>{words(cell, scale)}</td>
));

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
