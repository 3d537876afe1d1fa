/*
 * The board's drawing, flat or city, and where its places are. The city is
 * fetched when it is first wanted; a hint is drawn on the flat board, so the city
 * makes room for it.
 */
import { computed, effect, signal } from '@preact/signals';
import { flatPlan, type Plan } from '../../../pictures/grid/plan';
import { tellMissing, untellMissing } from '../../../shell/notices';
import { city } from '../../../shell/settings';
import { draft } from '../state/game';
import { cityTurn, zoom } from '../state/screen';
import { hintLook, layout, view } from './scene';

type Parts = typeof import('../../../pictures/grid/city/parts').CITY;

const fetched = signal<Parts | null>(null);

/** The city's parts while it is shown. */
export const cityParts = computed<Parts | null>(() =>
	city.value && !hintLook.value ? fetched.value : null,
);

export const plan = computed<Plan>(
	() =>
		cityParts.value?.cityPlan(view.value, layout.value, cityTurn.value) ?? flatPlan(layout.value),
);

/** How large the element around a board is, as its styles ask. */
export const boardStyle = ({ width, height }: Plan) => ({
	'--columns': width / 100,
	'--shape': width / height,
	'--zoom': zoom.value,
	// The pad's keys and the one that rubs out, as many in a row as a wide screen has.
	'--pad-rows': Math.ceil((draft.value.size + 1) / 16),
});

async function load(): Promise<void> {
	try {
		const { CITY } = await import('../../../pictures/grid/city/parts');
		fetched.value = CITY;
		untellMissing();
	} catch (error) {
		tellMissing(error, () => void load());
	}
}

export const watchCity = () =>
	effect(() => {
		if (city.value && !fetched.peek()) void load();
	});
