/*
 * Every command of the lab. The keys of a run act only while the focus is
 * inside the run; see `keys.ts`.
 */
import { computed } from '@preact/signals';
import { running, stop } from '../../engine/search';
import { fullAddress } from '../../shell/address';
import { copyLink } from '../../shell/clipboard';
import { tell } from '../../shell/notices';
import { BOARD_LINK, openLink } from '../../shell/open';
import type { Command } from '../../widgets/command';
import { labLink } from './address';
import type { Landmark } from './log/steps';
import { saveTable } from './race/table-file';
import { knownNodes } from './state/known';
import { racers } from './state/list';
import { isPlain, showAll } from './state/plain';
import { isRacing, lanes, race, racedCap } from './state/race';
import { isSound, its } from './state/subject';
import { classView } from './state/tab';
import {
	event,
	goTo,
	length,
	nextGrain,
	nextSpeed,
	playing,
	seek,
	step,
	switchPlaying,
	trace,
	zoom,
} from './state/view';
import { isWorksheet } from './state/worksheet';

/** The strip of a large tree shows at least this many nodes. */
const FEWEST = 50;

const some = () => length.value > 0;
const isBehindStart = computed(() => event.value >= 0);
const isBeforeEnd = computed(() => event.value + 1 < length.value);
const before = () => isBehindStart.value;
const behind = () => isBeforeEnd.value;

export const COMMANDS: readonly Command[] = [
	{
		id: 'race',
		icon: 'play',
		keys: ['Mod+Enter'],
		enabled: () => !isWorksheet.value && !isRacing() && racers.value.length > 0 && isSound(),
		run: () => void race(),
	},
	{ id: 'stop', keys: ['Escape'], enabled: () => running.value !== null, run: stop },
	{ id: 'study-first', icon: 'first', enabled: before, run: () => goTo(0) },
	{ id: 'study-back', icon: 'previous', enabled: before, run: () => step(-1) },
	{
		id: 'study-play',
		icon: 'play',
		enabled: some,
		pressed: () => playing.value,
		run: switchPlaying,
	},
	{ id: 'study-on', icon: 'next', enabled: behind, run: () => step(1) },
	{ id: 'study-last', icon: 'last', enabled: behind, run: () => goTo(length.peek()) },
	{ id: 'study-dead-end', enabled: behind, run: () => find('dead-end') },
	{ id: 'study-decision', enabled: behind, run: () => find('decision') },
	{ id: 'study-solution', enabled: behind, run: () => find('solution') },
	{ id: 'study-grain', enabled: some, run: nextGrain },
	{ id: 'study-slower', enabled: some, run: () => nextSpeed(-1) },
	{ id: 'study-faster', enabled: some, run: () => nextSpeed(1) },
	{
		id: 'study-zoom-in',
		icon: 'zoom',
		enabled: () => 4 ** (zoom.value + 1) * FEWEST <= (knownNodes.value?.count ?? 0),
		run: () => {
			zoom.value++;
		},
	},
	{
		id: 'study-zoom-out',
		icon: 'zoom-out',
		enabled: () => zoom.value > 0,
		run: () => {
			zoom.value--;
		},
	},
	{
		id: 'study-class',
		icon: 'screen',
		pressed: () => classView.value,
		run: () => {
			classView.value = !classView.peek();
		},
	},
	{ id: 'study-all', fits: () => isPlain.value, run: showAll },
	{ id: 'study-csv', enabled: () => lanes.value.size > 0, run: () => saveTable(racedCap.peek()) },
	{
		id: 'copy-link',
		icon: 'copy',
		enabled: isSound,
		run: () => void copyLink(fullAddress(labLink.value)),
	},
	{ id: 'study-leave', icon: 'previous', run: () => void openLink(its().wayBack() || BOARD_LINK) },
];

export function find(landmark: Landmark, by: 1 | -1 = 1): void {
	if (seek(landmark, by)) return;
	const where = by < 0 ? 'before' : trace.peek()?.ended ? 'at-all' : 'read';
	tell({ key: `lab.none-${where}`, args: { landmark: `@lab.landmark.${landmark}` } });
}
