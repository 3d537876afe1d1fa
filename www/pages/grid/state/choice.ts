/* The wish of New; before any choice is made, it resembles the puzzle on the table. */
import { computed } from '@preact/signals';
import { plainWish, type Wish } from '../../../engine/wish';
import { draft } from './game';
import { FIRST_AIM, wished } from './wished';

export const choice = computed<Wish>(() =>
	wished(() => plainWish({ ...draft.value, aim: FIRST_AIM })),
);
