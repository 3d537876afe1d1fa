/* Coming into the lab, by a command or by a link that names a strategy and an event. */
import { openGrid } from '../commands/open';
import { check } from '../state/checks';
import { learnStrategies, lookedAt, strategies } from '../state/study/list';
import { isKnown, look, told } from '../state/study/view';
import { tell } from '../state/ui';
import { readStudyLink } from './link';

export async function openStudy(link: string): Promise<void> {
	const asked = readStudyLink(link);
	if (asked) await openGrid(asked.puzzle, check.peek()?.link ?? '');
	await learnStrategies();
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
