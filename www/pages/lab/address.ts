/*
 * The address while the lab is open: the puzzle's link with the strategy and
 * the event behind it. Coming in is a step that Back takes back; moving is none.
 */
import { computed, effect } from '@preact/signals';
import { world } from '../../shell/screen';
import { addressLink } from '../grid/state/slots';
import { readStudyLink, writeStudyLink } from './link';
import { lookedAt } from './state/list';
import { order } from './state/order';
import { puzzleLink } from './state/subject';
import { place } from './state/view';

/** A browser refuses to be told of a new address at every step of a fast walk. */
const PAUSE = 400;

export const studyLink = computed(() =>
	writeStudyLink({
		puzzle: puzzleLink.value,
		strategy: lookedAt.value,
		event: place.value,
		order: order.value,
	}),
);

export function fullStudyLink(): string {
	const { origin, pathname } = location;
	return studyLink.value === '' ? '' : `${origin}${pathname}#${studyLink.value}`;
}

export function watchStudyAddress(): void {
	effect(() => {
		const link = studyLink.value;
		if (world.value !== 'study' || link === '') return;
		const inside = readStudyLink(addressLink()) !== null;
		if (!inside) show(link, 'pushState');
		const timer = setTimeout(() => write(link), Math.max(0, written + PAUSE - performance.now()));
		return () => clearTimeout(timer);
	});
}

/** When the address was last written: a walk that never rests is written too, now and then. */
let written = 0;

function write(link: string): void {
	written = performance.now();
	show(link, 'replaceState');
}

function show(link: string, how: 'pushState' | 'replaceState'): void {
	if (world.peek() !== 'study' || addressLink() === link) return;
	history[how]({}, '', `${location.pathname}${location.search}#${link}`);
}
