/* A board for trying a rule: its drawing, with an arrow for the line of sight, and cells that can be tapped or typed
 * into. */
import type { Draft } from '../../../engine/types';
import { Board, placeOfElement } from '../../../pictures/grid/board/board';
import type { Intent } from '../../../pictures/grid/board/keys';
import { contentOf } from '../../../pictures/grid/draft';
import { Drawing } from '../../../pictures/grid/drawing';
import { boxOf, type Layout, layoutOf } from '../../../pictures/grid/layout';
import {
	type ClueSlot,
	isCell,
	type Place,
	placeOf,
	placeOfCell,
} from '../../../pictures/grid/places';
import { readingOf } from '../../../pictures/grid/variants';
import { printed, type Sight, viewOf } from '../../../pictures/grid/view';
import { shade } from '../../../shell/settings';

interface BoardProps {
	draft: Draft;
	/** The values found so far for its open cells. */
	entries?: readonly number[];
	label: string;
	/** The cell that the next key applies to. */
	caret: number;
	onCaret: (cell: number) => void;
	/** Where the line of sight starts. */
	from?: ClueSlot;
	sight?: ReadonlyMap<number, Sight>;
	onTap?: (cell: number) => void;
	onNumber?: (value: number) => void;
}

export function TryBoard({ draft, entries = [], label, caret, onCaret, ...props }: BoardProps) {
	const { size } = draft;
	const { from, sight, onTap } = props;
	const layout = layoutFor(draft, from !== undefined);
	const view = viewOf({ ...printed(draft), entries, ...(sight ? { sight } : {}) });
	const place = placeOfCell(size, caret);
	const toCell = ({ row, column }: Place) => row * size + column;
	return (
		<Board
			state={{ view, layout, caret: place, ring: false, written: 'none' }}
			label={label}
			onCaret={(to) => onCaret(toCell(to))}
			onIntent={(intent) => did(intent, caret, props)}
			frame={{
				class: 'try-board',
				onClick: ({ target }) => {
					const tapped = placeOfElement(target);
					if (tapped && isCell(size, tapped)) onTap?.(toCell(tapped));
				},
			}}
		>
			<Drawing
				view={view}
				layout={layout}
				focus={from ? placeOf(size, from) : place}
				shaded={shade.value}
			>
				{from && draft.clues[from.side][from.index] === 0 ? (
					<Arrow layout={layout} from={from} />
				) : null}
			</Drawing>
		</Board>
	);
}

function layoutFor(draft: Draft, hasClues: boolean): Layout {
	const hasSigns = contentOf(draft).signs > 0 || readingOf(draft).gaps === 'bars';
	return layoutOf(draft.size, hasClues, hasSigns);
}

/** Enter and the space bar tap the cell, numbers are tried; all other keys move the caret. */
function did(intent: Intent, caret: number, { onTap, onNumber }: Partial<BoardProps>): boolean {
	if (intent.do === 'digit' && onNumber) onNumber(intent.digit);
	else if ((intent.do === 'next' || intent.do === 'space') && onTap) onTap(caret);
	else return false;
	return true;
}

const TURNS = { left: 0, top: 90, right: 180, bottom: 270 };

function Arrow({ layout, from }: { layout: Layout; from: ClueSlot }) {
	const { x, y, width, height } = boxOf(layout, placeOf(layout.size, from));
	const middle = `${x + width / 2} ${y + height / 2}`;
	return (
		<path
			class="try-arrow"
			d="M-18 0H16M2 -15L17 0L2 15"
			transform={`translate(${middle}) rotate(${TURNS[from.side]})`}
		/>
	);
}
