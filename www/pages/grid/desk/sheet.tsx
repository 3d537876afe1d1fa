/* Puzzles on paper: the board of each, two in a row where they are small, with its title, its author and its note. */

import { kindAmong } from '../../../engine/grids';
import { t } from '../../../language';
import { Drawing } from '../../../pictures/grid/drawing';
import { layoutOf } from '../../../pictures/grid/layout';
import { gridTitle } from '../../../pictures/grid/titles';
import { printed, viewOf } from '../../../pictures/grid/view';
import { titleOf } from '../card/titles';
import { kinds } from '../state/game';
import type { Position } from '../state/position';
import type { LeftBoard } from '../state/slots';

/** Larger boards have a row of their own. */
const SMALL = 7;

export function BoardSheet({ boards }: { boards: readonly LeftBoard[] }) {
	return (
		<ul class="board-sheet">
			{boards.map(({ board, present }) => (
				<li key={board} class={present.draft.size > SMALL ? 'large' : undefined}>
					<Head its={present} />
					<Board its={present} />
					{present.about.note ? <p class="note">{present.about.note}</p> : null}
				</li>
			))}
		</ul>
	);
}

function Head({ its }: { its: Position }) {
	const { title, author } = its.about;
	const by = author.trim() && t('about.by', { author: author.trim() });
	const more = [title.trim() && gridTitle(its.draft), by].filter(Boolean).join(' · ');
	return (
		<>
			<h2>{titleOf(its)}</h2>
			{more ? <p>{more}</p> : null}
		</>
	);
}

function Board({ its: { draft } }: { its: Position }) {
	const { clues, signs } = kindAmong(kinds.value, draft.kind);
	return (
		<Drawing
			view={viewOf(printed(draft))}
			layout={layoutOf(draft.size, clues, signs)}
			focus={null}
			setting={false}
			shaded={false}
		/>
	);
}
