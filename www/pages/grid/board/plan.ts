/*
 * The board's drawing, flat or as a city, and its places. The city is loaded on
 * demand, and also when a puzzle of buildings is finished; a hint is drawn on the
 * flat board instead.
 */
import { computed, effect, signal } from '@preact/signals';
import { flatPlan, type Plan } from '../../../pictures/grid/plan';
import { isEmbedded } from '../../../shell/embedding';
import { orTell } from '../../../shell/notices';
import { chooseCity, city, clueTap } from '../../../shell/settings';
import { isDone } from '../state/checks';
import { draft, kind } from '../state/game';
import { cityTurn, skyline, zoom } from '../state/screen';
import { hintLook, layout, view } from './scene';

type Parts = typeof import('../../../pictures/grid/city/parts').CITY;

const fetched = signal<Parts | null>(null);

/** Above this size, the towers of a finished puzzle would look like needles. */
const LARGEST_SKYLINE = 12;

/** Whether the buildings of a finished puzzle rise. */
export const rises = computed(
	() => !isEmbedded && isDone.value && kind.value.clues && draft.value.size <= LARGEST_SKYLINE,
);

/** Whether to show the board as a city; a finished puzzle has a separate setting. */
export const isCity = computed(() => (rises.value ? skyline.value : city.value));

export function switchCity(): void {
	if (rises.peek()) skyline.value = !skyline.peek();
	else chooseCity(!city.peek());
}

/** The parts of the city while it is shown. */
export const cityParts = computed<Parts | null>(() =>
	isCity.value && !hintLook.value ? fetched.value : null,
);

/**
 * The parts of the city while a street may be shown: from the city, or from the flat board if taps on clues lead to
 * streets.
 */
export const streetParts = computed<Parts | null>(
	() => cityParts.value ?? (clueTap.value === 'street' && !hintLook.value ? fetched.value : null),
);

export const plan = computed<Plan>(
	() =>
		cityParts.value?.cityPlan(view.value, layout.value, cityTurn.value) ?? flatPlan(layout.value),
);

/** The size of the element around a board, as its styles require. */
export const boardStyle = ({ width, height }: Plan) => ({
	'--columns': width / 100,
	'--shape': width / height,
	'--zoom': zoom.value,
	// The pad has a key for each number and one to erase; a wide screen has 16 keys per row.
	'--pad-rows': Math.ceil((draft.value.size + 1) / 16),
});

async function load(): Promise<void> {
	const { CITY } = await import('../../../pictures/grid/city/parts');
	fetched.value = CITY;
}

export function watchCity(): void {
	effect(() => {
		const isWanted = isCity.value || clueTap.value === 'street';
		if (isWanted && !fetched.peek()) orTell(load);
	});
	effect(() => {
		if (!rises.value) skyline.value = true;
	});
}
