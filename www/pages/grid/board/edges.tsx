/*
 * A board that is larger than its place: each edge beyond which it continues has a shade, and an arrow that moves
 * it on. It comes with the first board that may be so large.
 */
import '../panels/texts';
import './edges.css';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../../language';
import { Icon } from '../../../widgets/icons';

const EDGES = {
	left: { right: -1, down: 0 },
	right: { right: 1, down: 0 },
	up: { right: 0, down: -1 },
	down: { right: 0, down: 1 },
} as const;
type Edge = keyof typeof EDGES;

/** How much of what is seen moves on; the rest shows how the parts hang together. */
const SHARE = 0.7;

/** Stands behind the element that scrolls. */
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
					{/* Keys move the board with the place that has the focus. */}
					<button
						type="button"
						class="square"
						tabIndex={-1}
						aria-label={t(`edge.${edge}`)}
						onClick={() => move(edge)}
					>
						<Icon name="next" />
					</button>
				</div>
			))}
		</div>
	);
}

/** A pixel does not count: browsers round. */
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
