/*
 * The board's accessible twin: a real table with grid semantics laid exactly
 * over the picture, transparent, with one focusable element for each place of
 * the caret. The picture underneath shows the result.
 */
import type { Layout } from '../layout';
import { type Place, placeOf, same } from '../places';
import type { Plan } from '../plan';
import type { BoardView, CellView, ClueView } from '../view';
import { cellWords, clueWords, ownerlessWords } from '../words';

/** The contents of a board and the place of the caret. */
export interface BoardState {
	readonly view: BoardView;
	readonly layout: Layout;
	/** The place that the next key is for. */
	readonly caret: Place;
	/** The caret also visits the clues. */
	readonly ring: boolean;
	/** The cells selected together, by number; empty if the caret is alone; absent if only one can be selected. */
	readonly selected?: readonly number[];
	/** The person who writes on it: the setter, a player, or nobody, on a board to try or to look at. */
	readonly written: 'set' | 'play' | 'none';
	/** What else is said of a place, after its name. */
	readonly more?: ((place: Place) => string) | undefined;
}

interface TwinProps {
	state: BoardState;
	plan: Plan;
	label: string;
	description: string | undefined;
}

export function Twin({ state, plan, label, description }: TwinProps) {
	const { view, layout, selected, written } = state;
	const rows = Array.from({ length: view.size }, (_, row) => row);
	const [top, bottom, left, right] = (['top', 'bottom', 'left', 'right'] as const).map((side) =>
		layout.ring ? view.clues.filter((clue) => clue.side === side) : [],
	);
	const header = (clue: ClueView | undefined, role: Role) =>
		clue ? <Header key={`${clue.side}${clue.index}`} {...{ clue, role, state, plan }} /> : null;
	const across = (clues: ClueView[] = []) =>
		clues.length > 0 ? <tr>{clues.map((clue) => header(clue, 'columnheader'))}</tr> : null;
	return (
		<table
			class="twin"
			role="grid"
			aria-label={label}
			aria-description={description}
			aria-multiselectable={selected ? written !== 'set' : undefined}
		>
			<tbody>
				{across(top)}
				{rows.map((row) => (
					<tr key={row}>
						{header(left?.[row], 'rowheader')}
						{view.cells.slice(row * view.size, (row + 1) * view.size).map((cell) => (
							<Cell key={cell.column} {...{ cell, state, plan }} />
						))}
						{header(right?.[row], 'rowheader')}
					</tr>
				))}
				{across(bottom)}
			</tbody>
		</table>
	);
}

interface PlaceProps {
	state: BoardState;
	plan: Plan;
}

function Cell({ cell, state, plan }: PlaceProps & { cell: CellView }) {
	const { view, selected = [], caret, written, more } = state;
	const words = (written === 'none' ? ownerlessWords : cellWords)(cell, view);
	const isCurrent = same(cell, caret);
	const isSelected =
		selected.length > 0 ? selected.includes(cell.row * view.size + cell.column) : isCurrent;
	return (
		<td
			role="gridcell"
			aria-label={together(words, more?.(cell))}
			aria-selected={isSelected}
			aria-readonly={written === 'none' ? undefined : written === 'play' && cell.tone === 'given'}
			tabIndex={isCurrent ? 0 : -1}
			data-home={isCurrent ? '' : undefined}
			{...positioned(plan, cell)}
		/>
	);
}

type Role = 'columnheader' | 'rowheader';

function Header({ clue, role, state, plan }: PlaceProps & { clue: ClueView; role: Role }) {
	const { view, ring, caret, written } = state;
	const place = placeOf(view.size, clue);
	const words = together(clueWords(clue), state.more?.(place));
	const isCurrent = same(place, caret);
	return (
		<th
			role={role}
			scope={role === 'rowheader' ? 'row' : 'col'}
			aria-label={words}
			aria-selected={ring ? isCurrent : undefined}
			aria-readonly={ring ? written !== 'set' : undefined}
			tabIndex={ring ? (isCurrent ? 0 : -1) : undefined}
			data-home={isCurrent ? '' : undefined}
			{...positioned(plan, place)}
		>
			<span class="unseen">{words}</span>
		</th>
	);
}

const together = (words: string, more = '') => (more ? `${words}, ${more}` : words);

/** The position of the element over the picture. */
function positioned(plan: Plan, place: Place) {
	const { x, y, width, height } = plan.boxOf(place);
	return {
		'data-place': `${place.row},${place.column}`,
		style: {
			left: percent(x / plan.width),
			top: percent(y / plan.height),
			width: percent(width / plan.width),
			height: percent(height / plan.height),
		},
	};
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;
