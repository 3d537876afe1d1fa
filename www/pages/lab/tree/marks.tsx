/* The marks of a search tree, as Gecode's Gist made them usual: a circle, a red square, a green diamond, a triangle. */
import type { Look } from './shown';

const SHAPES: Record<Look, string> = {
	inner: 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z',
	open: 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z',
	dead: 'M-6.5 -6.5h13v13h-13Z',
	solution: 'M0 -9l9 9l-9 9l-9 -9Z',
	folded: 'M0 -8l11 17h-22Z',
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
