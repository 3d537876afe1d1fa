/* Going Home adds a step to the tab's history, unless Back led here. */
import { addressLink, showAddress } from '../../shell/address';
import { activeId } from '../../shell/pages';
import { uncover } from '../../shell/panel';
import { PAGE } from './id';

/** The heading, which is focused when a visitor comes from another page. */
export const HEADING = 'home-heading';

export async function open(): Promise<void> {
	const before = activeId.peek();
	showAddress('', '', addressLink() !== '');
	if (before === '' || before === PAGE) return;
	uncover();
	requestAnimationFrame(() => {
		document.getElementById(HEADING)?.focus({ preventScroll: true });
	});
}
