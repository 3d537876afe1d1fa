/*
 * The player's own puzzles saved on this device, as one text. Each puzzle has its title above it as a comment, and
 * a blank line below it. Every reader of lists skips comments, so the text can be pasted again as a list.
 */
import { computed } from '@preact/signals';
import { quick } from '../../../engine/client';
import { fullAddress } from '../../../shell/address';
import { published } from '../publish/published';
import { type LeftBoard, slots } from './slots';
import { toldLink } from './told-link';

/** The own puzzles, the latest first. A board with faults has no link and cannot be shared. */
export const ownPuzzles = computed<readonly LeftBoard[]>(() =>
	slots.recent.value.filter(({ present, link }) => present.about.own && link !== ''),
);

/** The list as links, or in a format; what that format cannot store is written as its link. */
export async function textOfAll(
	boards: readonly LeftBoard[],
	form: string,
	nameOf: (board: LeftBoard) => string,
): Promise<string> {
	const texts = await Promise.all(boards.map((one) => written(one, form)));
	return boards.map((one, at) => `${commented(nameOf(one))}\n${texts[at]}\n`).join('\n');
}

async function written({ present, link }: LeftBoard, form: string): Promise<string> {
	const { draft, about } = present;
	const told = fullAddress(link + toldLink(about));
	if (form === 'link') return told;
	const said = await quick.ask('write', [draft, form, await published(draft, about)]);
	return 'text' in said ? said.text.trimEnd() : told;
}

/** A name, with each of its lines as a comment. */
const commented = (name: string) =>
	name
		.split('\n')
		.map((line) => `# ${line}`)
		.join('\n');
