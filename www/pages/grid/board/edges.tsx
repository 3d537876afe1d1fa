/*
 * A board that is larger than its frame: each edge beyond which it continues is shaded, and has an arrow that
 * scrolls it. This file is loaded with the first board that may be that large.
 */
import '../panels/texts';
import './edges.css';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../../language';
import { Square } from '../../../widgets/button';

const EDGES = {
	left: { right: -1, down: 0 },
	right: { right: 1, down: 0 },
	up: { right: 0, down: -1 },
	down: { right: 0, down: 1 },
} as const;
type Edge = keyof typeof EDGES;

/** The share of the visible part by which the board scrolls; the rest keeps the context visible. */
const SHARE = 0.7;

/** Must be placed right after the scrolling element. */
export function Edges() {
	const ref = useRef<HTMLDivElement>(null);
	const [open, setOpen] = useState<readonly Edge[]>([]);
	const scroller = () => ref.current?.previousElementSibling;
	useLayoutEffect(() => {
		const board = scroller();
		if (!board) return;
		const look = () => setOpen(beyond(board));
		const sizes = new ResizeObserver(look);
		for (const one of [board, ...board.children]) sizes.observe(one);
		board.addEventListener('scroll', look, { passive: true });
		return () => {
			sizes.disconnect();
			board.removeEventListener('scroll', look);
		};
	}, []);
	const move = (edge: Edge) => {
		const board = scroller();
		const { right, down } = EDGES[edge];
		const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
		board?.scrollBy({
			left: right * SHARE * board.clientWidth,
			top: down * SHARE * board.clientHeight,
			behavior,
		});
	};
	return (
		<div class="board-edges" ref={ref}>
			{open.map((edge) => (
				<div key={edge} class={`board-edge ${edge}`} data-edge={edge}>
					{/* With the keyboard, the board scrolls with the focused place. */}
					<Square
						words={t(`edge.${edge}`)}
						icon="next"
						look="square"
						tabIndex={-1}
						onClick={() => move(edge)}
					/>
				</div>
			))}
		</div>
	);
}

/** A difference of one pixel does not count, because browsers round. */
const HAIR = 2;

function beyond(board: Element): Edge[] {
	const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = board;
	const is: Record<Edge, boolean> = {
		left: scrollLeft > HAIR,
		right: scrollLeft + clientWidth < scrollWidth - HAIR,
		up: scrollTop > HAIR,
		down: scrollTop + clientHeight < scrollHeight - HAIR,
	};
	return (Object.keys(EDGES) as Edge[]).filter((edge) => is[edge]);
}
