/*
 * The address while the lab is open: the puzzle's link followed by the strategy
 * and the event. Entering is a step for Back; moving is not.
 */
import { computed, effect } from '@preact/signals';
import { addressLink, showAddress } from '../../shell/address';
import { isOpening } from '../../shell/open';
import { activeId } from '../../shell/pages';
import { PAGE } from './id';
import { readLabLink, writeLabLink } from './link';
import { lookedAt } from './state/list';
import { order } from './state/order';
import { puzzleLink } from './state/subject';
import { place } from './state/view';
import { isWorksheet } from './state/worksheet';

/** Browsers refuse to change the address at every step of fast playback. */
const PAUSE = 400;

const linked = computed(() => ({
	puzzle: puzzleLink.value,
	strategy: lookedAt.value,
	event: place.value,
	order: order.value,
}));

export const labLink = computed(() => writeLabLink({ ...linked.value, ask: isWorksheet.value }));
/** The same link with the answers hidden. */
export const worksheetLink = computed(() => writeLabLink({ ...linked.value, ask: true }));

export function watchAddress(): void {
	effect(() => {
		const link = labLink.value;
		if (activeId.value !== PAGE || link === '' || isOpening.value) return;
		const inside = readLabLink(addressLink()) !== null;
		if (!inside) show(link, true);
		const timer = setTimeout(
			() => show(link, false),
			Math.max(0, shown + PAUSE - performance.now()),
		);
		return () => clearTimeout(timer);
	});
}

/**
 * When the address was last shown: during continuous playback it is updated now and then.
 * The first address is shown at once, so that leaving the lab is a step for Back.
 */
let shown = -PAUSE;

function show(link: string, another: boolean): void {
	if (activeId.peek() !== PAGE) return;
	shown = performance.now();
	showAddress(link, '', another);
}
