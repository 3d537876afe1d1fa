/* Coming into the lab, by a command or by a link that names a strategy and an event. */
import { learnStrategies, lookedAt, strategies } from '../state/study/list';
import { order } from '../state/study/order';
import { its, study } from '../state/study/subject';
import { isKnown, look, told } from '../state/study/view';
import { tell } from '../state/ui';
import { sortOf, sortOnTable } from '../worlds';
import { readStudyLink } from './link';
import { SUBJECTS } from './subject';

export async function openStudy(link: string): Promise<void> {
	const asked = readStudyLink(link);
	study(await SUBJECTS[asked ? sortOf(asked.puzzle) : sortOnTable()]());
	if (asked) await its().open(asked.puzzle);
	await learnStrategies();
	if (asked) order.value = asked.order;
	if (asked?.strategy && isKnown(asked.strategy)) look(asked.strategy, asked.event);
	else if (lookedAt.peek() === '' || !told.peek()) look(firstUsual());
	if (asked?.strategy && !isKnown(asked.strategy)) {
		tell({ key: 'study.unknown', args: { strategy: asked.strategy } }, 'warning');
	}
}

/** Something to look at before anybody chose. */
function firstUsual(): string {
	return strategies.peek().find(({ usual }) => usual)?.id ?? '';
}
