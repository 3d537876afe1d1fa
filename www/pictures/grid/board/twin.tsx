/*
 * The board's accessible twin: a real table with grid semantics laid exactly
 * over the picture, transparent, with one focusable element for each place of
 * the caret. The picture underneath shows the result.
 */
import { ifChanged } from '../../../widgets/if-changed';
import type { Layout } from '../layout';
import { type Place, placeOf, same } from '../places';
import type { Plan } from '../plan';
import type { BoardView, CellView, ClueView } from '../view';
import { cellWords, clueWords, ownerlessWords } from '../words';

/** The contents of a board and the place of the caret. */
export interface BoardState {
	readonly view: BoardView;
	readonly layout: Layout;
	/** The place that the next key applies to. */
	readonly caret: Place;
	/** Whether the caret also visits the clues. */
	readonly ring: boolean;
	/**
	 * The cells selected together, by number; empty if there is only the caret, absent if only one cell can be
	 * selected.
	 */
	readonly selected?: readonly number[];
	/** Who writes on it: the setter, a player, or nobody, if it is a board for trying or viewing. */
	readonly written: 'set' | 'play' | 'none';
	/** More text about a place, after its name. */
	readonly more?: ((place: Place) => string) | undefined;
}

interface TwinProps {
	state: BoardState;
	plan: Plan;
	label: string;
	description: string | undefined;
}

export function Twin({ state, plan, label, description }: TwinProps) {
	const { view, layout, caret, ring, selected, written } = state;
	const { size, scale, signs, marks } = view;
	const rows = Array.from({ length: size }, (_, row) => row);
	const [top, bottom, left, right] = (['top', 'bottom', 'left', 'right'] as const).map((side) =>
		layout.ring ? view.clues.filter((clue) => clue.side === side) : [],
	);
	const header = (clue: ClueView | undefined, role: Role) => {
		if (!clue) return null;
		const place = placeOf(size, clue);
		const [isCurrent, more] = [same(place, caret), state.more?.(place)];
		const its = { clue, role, size, plan, ring, written, isCurrent, more };
		return <Header key={`${clue.side}${clue.index}`} {...its} />;
	};
	const cellAt = (cell: CellView, at: number) => {
		const isCurrent = same(cell, caret);
		const isSelected = selected?.length ? selected.includes(at) : isCurrent;
		const more = state.more?.(cell);
		const its = { cell, size, scale, signs, marks, plan, written, isCurrent, isSelected, more };
		return <Cell key={cell.column} {...its} />;
	};
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
						{view.cells
							.slice(row * size, (row + 1) * size)
							.map((cell) => cellAt(cell, row * size + cell.column))}
						{header(right?.[row], 'rowheader')}
					</tr>
				))}
				{across(bottom)}
			</tbody>
		</table>
	);
}

interface CellProps extends Pick<BoardView, 'size' | 'scale' | 'signs' | 'marks'> {
	cell: CellView;
	plan: Plan;
	written: BoardState['written'];
	isCurrent: boolean;
	isSelected: boolean;
	more: string | undefined;
}

const Cell = ifChanged((its: CellProps) => {
	const { cell, plan, written, isCurrent, isSelected, more, ...board } = its;
	const words = (written === 'none' ? ownerlessWords : cellWords)(cell, board);
	return (
		<td
			role="gridcell"
			aria-label={together(words, more)}
			aria-selected={isSelected}
			aria-readonly={written === 'none' ? undefined : written === 'play' && cell.tone === 'given'}
			tabIndex={isCurrent ? 0 : -1}
			data-home={isCurrent ? '' : undefined}
			{...positioned(plan, cell)}
		/>
	);
});

type Role = 'columnheader' | 'rowheader';

interface HeaderProps extends Pick<BoardState, 'ring' | 'written'> {
	clue: ClueView;
	role: Role;
	size: number;
	plan: Plan;
	isCurrent: boolean;
	more: string | undefined;
}

const Header = ifChanged((its: HeaderProps) => {
	const { clue, role, size, plan, ring, written, isCurrent, more } = its;
	const words = together(clueWords(clue), more);
	return (
		<th
			role={role}
			scope={role === 'rowheader' ? 'row' : 'col'}
			aria-label={words}
			aria-selected={ring ? isCurrent : undefined}
			aria-readonly={ring ? written !== 'set' : undefined}
			tabIndex={ring ? (isCurrent ? 0 : -1) : undefined}
			data-home={isCurrent ? '' : undefined}
			{...positioned(plan, placeOf(size, clue))}
		>
			<span class="unseen">{words}</span>
		</th>
	);
});

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
