/*
 * The board's accessible twin: a real table with grid semantics laid exactly
 * over the drawing, transparent, one focusable element per place. It takes
 * focus, keys and pointer; the drawing underneath shows the result.
 */
import { t } from '../../../language';
import type { Scale } from '../../../pictures/grid/draft';
import type { Layout } from '../../../pictures/grid/layout';
import { type Place, placeOf, same } from '../../../pictures/grid/places';
import type { Plan } from '../../../pictures/grid/plan';
import type { BoardView, CellView, ClueView } from '../../../pictures/grid/view';
import { clueWords } from '../../../pictures/grid/words';
import { cellWords } from './speech';

interface TwinProps {
	view: BoardView;
	layout: Layout;
	plan: Plan;
	focus: Place;
	/** The cells that are selected together; none where the focus is alone. */
	selected: readonly number[];
	setting: boolean;
	label: string;
}

export function Twin(props: TwinProps) {
	const { view, layout, plan, label } = props;
	const { size } = view;
	const rows = Array.from({ length: size }, (_, row) => row);
	const at = (side: ClueView['side']) => view.clues.filter((clue) => clue.side === side);
	const header = (clue: ClueView | undefined, role: string) =>
		clue && layout.ring ? (
			<Header
				key={`${clue.side}${clue.index}`}
				clue={clue}
				size={layout.size}
				plan={plan}
				current={same(placeOf(layout.size, clue), props.focus)}
				setting={props.setting}
				role={role}
			/>
		) : null;
	const [top, bottom, left, right] = [at('top'), at('bottom'), at('left'), at('right')];
	return (
		<table
			class="twin"
			role="grid"
			aria-label={label}
			aria-description={t('board.how')}
			aria-multiselectable={!props.setting}
		>
			<tbody>
				{layout.ring ? <tr>{top.map((clue) => header(clue, 'columnheader'))}</tr> : null}
				{rows.map((row) => (
					<tr key={row}>
						{header(left[row], 'rowheader')}
						{view.cells.slice(row * size, (row + 1) * size).map((cell) => (
							<Cell
								key={cell.column}
								cell={cell}
								size={size}
								scale={view.scale}
								plan={plan}
								current={same(cell, props.focus)}
								selected={
									props.selected.length > 0
										? props.selected.includes(row * size + cell.column)
										: same(cell, props.focus)
								}
								setting={props.setting}
							/>
						))}
						{header(right[row], 'rowheader')}
					</tr>
				))}
				{layout.ring ? <tr>{bottom.map((clue) => header(clue, 'columnheader'))}</tr> : null}
			</tbody>
		</table>
	);
}

interface CellProps {
	cell: CellView;
	size: number;
	scale: Scale;
	plan: Plan;
	current: boolean;
	selected: boolean;
	setting: boolean;
}

function Cell({ cell, size, scale, plan, current, selected, setting }: CellProps) {
	return (
		<td
			role="gridcell"
			aria-label={cellWords(cell, { size, scale })}
			aria-selected={selected}
			aria-readonly={!setting && cell.tone === 'given'}
			tabIndex={current ? 0 : -1}
			data-home={current ? '' : undefined}
			{...positioned(plan, cell)}
		/>
	);
}

interface HeaderProps {
	clue: ClueView;
	size: number;
	plan: Plan;
	current: boolean;
	setting: boolean;
	role: string;
}

function Header({ clue, size, plan, current, setting, role }: HeaderProps) {
	const place = placeOf(size, clue);
	const words = clueWords(clue);
	const scope = role === 'rowheader' ? 'row' : 'col';
	return (
		<th
			role={role as 'rowheader'}
			scope={scope}
			aria-label={words}
			aria-selected={current}
			aria-readonly={!setting}
			tabIndex={current ? 0 : -1}
			data-home={current ? '' : undefined}
			{...positioned(plan, place)}
		>
			<span class="unseen">{words}</span>
		</th>
	);
}

/** Where the element lies over the drawing. */
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
