/* The page of the snake cube, before it is loaded. */
import type { PageEntry } from '../../shell/page';
import { PAGE } from './id';
import { Cubelets } from './place';

export const SNAKE: PageEntry = {
	id: PAGE,
	owns: (link) => /^snake/i.test(link),
	family: 'snake',
	kinds: () => ['snake'],
	takes: (found) => found.type === 'snake' || (found.type === 'unread' && found.guesses.length > 0),
	place: {
		link: PAGE,
		name: 'place.snake',
		icon: 'fold',
		group: 'more',
		isInBar: true,
		about: 'place.snake.about',
		Picture: Cubelets,
	},
	load: async () => (await import('./snake')).SNAKE_PAGE,
};
