/* A puzzle on paper: its title, author, level, board, and the code of its link. */
import { t } from '../../../language';
import { Drawing } from '../../../pictures/grid/drawing';
import { CELL } from '../../../pictures/grid/layout';
import { printed as asPrinted, type Scene, viewOf } from '../../../pictures/grid/view';
import { marking } from '../../../shell/settings';
import { QrPicture } from '../../../widgets/qr';
import { ruledOutShown, shownMarks } from '../state/edits';
import type { Position } from '../state/position';
import { choices } from './choices';
import { headOf } from './head';
import { codeSide, isFine, MOST_CELL, type PerSheet } from './measures';
import type { Printed } from './sheets';

interface PuzzleProps {
	item: Printed;
	/** 0 if it is the only puzzle. */
	number: number;
	per: PerSheet;
}

export function Puzzle({ item, number, per }: PuzzleProps) {
	const { its, layout } = item;
	return (
		<article class="slot">
			<Head item={item} number={number} />
			<div class="slot-board" style={{ '--most': (MOST_CELL * layout.width) / CELL }}>
				<Drawing
					view={viewOf(choices().played ? played(its) : asPrinted(its.draft))}
					layout={layout}
				/>
			</div>
			<Code item={item} per={per} />
		</article>
	);
}

/** With the player's entries; marks are not struck through on paper. */
const played = (its: Position): Scene => ({
	...asPrinted(its.draft),
	entries: its.entries,
	pencil: {
		marks: shownMarks(its, marking.value),
		ruledOut: ruledOutShown(its, marking.value),
		taken: [],
		colours: its.colours,
		branches: [],
		done: new Set(its.ticks),
	},
});

function Head({ item, number }: { item: Printed; number: number }) {
	const { title, line, note } = headOf(item);
	return (
		<header class="slot-head">
			<h2>
				{number > 0 ? `${number}. ` : ''}
				{title}
			</h2>
			{line ? <p>{line}</p> : null}
			{note ? <p class={isFine(note) ? 'slot-note fine' : 'slot-note'}>{note}</p> : null}
		</header>
	);
}

function Code({ item: { code }, per }: Pick<PuzzleProps, 'item' | 'per'>) {
	const side = code ? codeSide(code.modules, per) : 0;
	if (!code || side === 0) return null;
	return (
		<figure class="slot-code" style={{ '--side': (side * code.side) / code.modules }}>
			<QrPicture code={code} />
			<figcaption>{t('paper.scan')}</figcaption>
		</figure>
	);
}
