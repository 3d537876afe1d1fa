/* Coming into the lab, by a command or by a link that names a strategy and an event. */
import type { LabOrder } from '../../engine/types';
import { sortOf, sortOnTable } from '../../shell/pages';
import { tell } from '../../shell/screen';
import { readStudyLink } from './link';
import { learnStrategies, lookedAt, strategies } from './state/list';
import { order } from './state/order';
import { its, study } from './state/subject';
import { isKnown, look, told } from './state/view';
import { SUBJECTS } from './subjects/subject';

export async function openStudy(link: string): Promise<void> {
	const asked = readStudyLink(link);
	study(await SUBJECTS[asked ? sortOf(asked.puzzle) : sortOnTable()]());
	if (asked) await its().open(asked.puzzle);
	await learnStrategies();
	if (asked) takeOrder(asked.order);
	if (asked?.strategy && isKnown(asked.strategy)) look(asked.strategy, asked.event);
	else if (lookedAt.peek() === '' || !told.peek()) look(firstUsual());
	if (asked?.strategy && !isKnown(asked.strategy)) {
		tell({ key: 'study.unknown', args: { strategy: asked.strategy } }, 'warning');
	}
}

/** The wishes of a link, as far as the puzzle has such places. */
function takeOrder({ first, smallest }: LabOrder): void {
	const places = its().places();
	const known = [...new Set(first)].filter((place) => places.includes(place));
	order.value = { first: known, smallest: smallest && places.length > 0 };
	if (known.length < first.length) tell({ key: 'study.unknown-places' }, 'warning');
}

/** Something to look at before anybody chose. */
function firstUsual(): string {
	return strategies.peek().find(({ usual }) => usual)?.id ?? '';
}
