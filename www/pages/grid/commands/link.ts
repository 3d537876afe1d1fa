/*
 * The puzzle's link: its full address, and copying it. Where the browser
 * keeps the clipboard from the page, the notice shows the link to copy by hand.
 */

import { notice, tell } from '../../../shell/screen';
import { check } from '../state/checks';

export function fullLink(): string {
	const { origin, pathname } = location;
	const link = check.value?.link ?? '';
	return link === '' ? '' : `${origin}${pathname}#${link}`;
}

export async function copyLink(): Promise<void> {
	await copyText(fullLink(), 'notice.link-copied');
}

export async function copyText(words: string, done: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(words);
		tell({ key: done });
	} catch {
		notice.value = { tone: 'warning', words: { key: 'notice.copy-by-hand' }, raw: words };
	}
}
