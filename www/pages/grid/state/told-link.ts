/*
 * Facts about a puzzle at the end of a link: "/title.Two.towers/by.Ann". A dot stands for a blank, and a dash with
 * two hexadecimal digits for a byte of any other character that is not a letter or digit. The core reads it
 * (`formats/link/words.rs`). Pure.
 */
import type { About } from './about';

const NAMES = {
	title: 'title',
	author: 'by',
	rules: 'rules',
	note: 'note',
	locks: 'locks',
} as const;

export function toldLink(about: Pick<About, keyof typeof NAMES>): string {
	const parts = Object.entries(NAMES) as [keyof typeof NAMES, string][];
	return parts
		.filter(([part]) => about[part].trim() !== '')
		.map(([part, name]) => `/${name}.${textInLink(about[part].trim())}`)
		.join('');
}

export const textInLink = (text: string): string =>
	[...new TextEncoder().encode(text)]
		.map((byte) => {
			const sign = String.fromCharCode(byte);
			if (/[0-9A-Za-z]/.test(sign)) return sign;
			return sign === ' ' ? '.' : `-${byte.toString(16).padStart(2, '0')}`;
		})
		.join('');

export function textOfLink(part: string): string {
	const bytes = part.match(/-[0-9a-f]{2}|[\s\S]/gi) ?? [];
	const codes = bytes.flatMap((one) =>
		one.length === 3
			? [Number.parseInt(one.slice(1), 16)]
			: [...UTF8.encode(one === '.' ? ' ' : one)],
	);
	return new TextDecoder().decode(new Uint8Array(codes)).trim();
}

const UTF8 = new TextEncoder();
