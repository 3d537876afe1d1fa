/* A board of the book in pixels: its contents, its marks, and the look of a step over them. */
import type { Draft, HintStep } from '../../../engine/types';
import { contentOf } from '../../../pictures/grid/draft';
import { Drawing } from '../../../pictures/grid/drawing';
import { HintDrawing, type HintLook } from '../../../pictures/grid/hint-drawing';
import { type Layout, layoutOf } from '../../../pictures/grid/layout';
import type { Place } from '../../../pictures/grid/places';
import { boardOfStep } from '../../../pictures/grid/step-view';
import { readingOf } from '../../../pictures/grid/variants';
import type { BoardView } from '../../../pictures/grid/view';
import { shade } from '../../../shell/settings';

interface PictureProps {
	view: BoardView;
	layout: Layout;
	look: HintLook | null;
	/** The framed cell, if there is one. */
	focus?: Place | null;
	/** The number highlighted wherever it occurs, 0 for none. */
	lit?: number;
}

export function Picture({ view, layout, look, focus = null, lit = 0 }: PictureProps) {
	return (
		<Drawing view={view} layout={layout} focus={focus} shaded={shade.value} lit={lit}>
			{look ? <HintDrawing look={look} layout={layout} scale={view.scale} /> : null}
		</Drawing>
	);
}

/** A board of the book, unchanged. */
export const shownBoard = (draft: Draft, board: HintStep['before']) => ({
	view: boardOfStep(draft, board),
	layout: layoutFor(draft),
});

/** A layout with room for clues and signs only if there are any. */
function layoutFor(draft: Draft): Layout {
	const { clues, signs } = contentOf(draft);
	return layoutOf(draft.size, clues > 0, signs > 0 || readingOf(draft).gaps === 'bars');
}

/** The number to highlight: a step about one number in several lines is easier to see that way. */
export function litBy({ houses, removed, evidence }: HintStep): number {
	const [only = 0, ...others] = new Set(removed.flatMap(({ values }) => values));
	return houses.length > 1 && !evidence && others.length === 0 ? only : 0;
}
