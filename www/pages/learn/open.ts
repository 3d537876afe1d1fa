/* Coming to Learn: to its top, or to the rules named by the link. */
import { signal } from '@preact/signals';
import { showAddress } from '../../shell/address';
import { tell, untell } from '../../shell/notices';
import { uncover } from '../../shell/panel';
import { learnLink, readLearnLink } from './link';
import { TRIES } from './try/boards';

/** The rules asked for, with a count of the requests; empty for the top. */
export const asked = signal({ id: '', turn: 0 });

export async function open(link: string): Promise<void> {
	const wanted = readLearnLink(link) ?? '';
	const id = TRIES.some((one) => one.id === wanted) ? wanted : '';
	asked.value = { id, turn: asked.peek().turn + 1 };
	showAddress(learnLink(id), '', false);
	uncover();
	untell('learn.no-rules');
	if (id !== wanted) tell({ key: 'learn.no-rules', args: { name: wanted } }, 'warning');
}
