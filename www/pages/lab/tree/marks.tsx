/* The marks of a search tree, in the style of Gecode's Gist: a circle, a red square, a green diamond, a triangle. Each
 * mark has room for a number. */
import type { Look } from './shown';

const SHAPES: Record<Look, string> = {
	inner: 'M-10.5 0a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0 -21 0Z',
	open: 'M-10.5 0a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0 -21 0Z',
	dead: 'M-9.5 -9.5h19v19h-19Z',
	solution: 'M0 -14l14 14l-14 14l-14 -14Z',
	folded: 'M0 -15l14.500 24.500h-29Z',
};

interface MarkProps {
	look: Look;
	hopeful?: boolean;
	unfinished?: boolean;
}

export function Mark({ look, hopeful = false, unfinished = false }: MarkProps) {
	const more = unfinished && !hopeful ? ' unfinished' : hopeful ? ' hopeful' : '';
	return <path class={`mark-${look}${more}`} d={SHAPES[look]} />;
}
