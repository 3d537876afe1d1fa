/* Entering the lab: the puzzle of the link, and the part of the lab that the link asks for. */
import type { LabOrder } from '../../engine/types';
import { tell } from '../../shell/notices';
import { BOARD_LINK, openLink } from '../../shell/open';
import { ownerOf } from '../../shell/pages';
import { uncover } from '../../shell/panel';
import { readLabLink } from './link';
import { learnStrategies, lookedAt, strategies } from './state/list';
import { order } from './state/order';
import { beginPlain, showAll } from './state/plain';
import { its, lookAt } from './state/subject';
import { isKnown, look, trace } from './state/view';
import { askAt } from './state/worksheet';
import { SUBJECTS } from './subjects';

export async function open(link: string): Promise<void> {
	const asked = readLabLink(link);
	if (!asked) return;
	const subject = await SUBJECTS[ownerOf(asked.puzzle).id]?.();
	// A link without a puzzle is reported by the puzzle's own page.
	if (!subject || !(await subject.open(asked.puzzle))) return openLink(asked.puzzle || BOARD_LINK);
	lookAt(subject);
	await learnStrategies();
	uncover();
	if (asked.strategy === '') {
		beginPlain();
		lookAtSomething();
	} else lookAtAsked(asked.strategy, asked.event, asked.order);
	if (asked.ask && isKnown(asked.strategy)) askAt(asked.event);
}

/** If the link asks for nothing special, the lab stays as it was left. */
function lookAtSomething(): void {
	const usual = strategies.peek().find(({ usual }) => usual);
	if (usual && (lookedAt.peek() === '' || !trace.peek())) look(usual.id);
}

function lookAtAsked(strategy: string, event: number, asked: LabOrder): void {
	showAll();
	takeOrder(asked);
	if (isKnown(strategy)) look(strategy, event);
	else {
		lookAtSomething();
		tell({ key: 'lab.unknown', args: { strategy } }, 'warning');
	}
}

/** Applies the order in a link, as far as the puzzle has such places. */
function takeOrder({ first, smallest }: LabOrder): void {
	const places = its().places();
	const known = [...new Set(first)].filter((place) => places.includes(place));
	order.value = { first: known, smallest: smallest && places.length > 0 };
	if (known.length < first.length) tell({ key: 'lab.unknown-places' }, 'warning');
}
