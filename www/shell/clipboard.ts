/*
 * Copying to the clipboard. If the browser refuses it, a notice shows the text
 * to copy by hand.
 */
import type { Key } from '../language/keys';
import { notice, tell } from './notices';

export const copyLink = (address: string): Promise<void> => copy(address, 'notice.link-copied');

export const copyText = (text: string): Promise<void> => copy(text, 'notice.text-copied');

async function copy(words: string, done: Key): Promise<void> {
	try {
		await navigator.clipboard.writeText(words);
		tell({ key: done });
	} catch {
		notice.value = { tone: 'warning', words: { key: 'notice.copy-by-hand' }, raw: words };
	}
}
