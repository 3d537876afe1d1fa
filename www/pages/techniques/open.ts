/* Entering the book: its contents, or the card named by the link. */
import { showAddress } from '../../shell/address';
import { tell } from '../../shell/notices';
import { uncover } from '../../shell/panel';
import { bookLink, readBookLink } from './link';
import { opened, TECHNIQUES } from './state/book';

export async function open(link: string): Promise<void> {
	const asked = readBookLink(link) ?? '';
	const isKnown = asked === '' || TECHNIQUES.some(({ id }) => id === asked);
	opened.value = isKnown ? asked : '';
	if (!isKnown) tell({ key: 'techniques.unknown', args: { name: asked } }, 'warning');
	showAddress(bookLink(opened.value), '', false);
	uncover();
}
