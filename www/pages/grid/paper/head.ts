/* What is printed above a board: its title, the line below that, and the setter's words; and its name in a book's
 * contents. */
import { t } from '../../../language';
import { gridTitle, kindName, specialNames } from '../../../pictures/grid/titles';
import { gradeWords } from '../card/grade-words';
import { titleOf } from '../card/titles';
import { choices } from './choices';
import { levelOfItem } from './facts';
import type { Item } from './items';
import type { Head } from './measures';

/** A note of more lines than this is printed as one paragraph. */
const MOST_LINES = 20;

export function headOf(item: Item): Head {
	const { title, author, rules, note } = item.its.about;
	const level = choices().graded ? levelOfItem(item) : null;
	const more = [
		title.trim() && gridTitle(item.its.draft),
		author.trim() && t('about.by', { author: author.trim() }),
		level && gradeWords(level),
	];
	const said = `${rules.trim()}\n${note.trim()}`.trim();
	const isLong = said.split('\n').length > MOST_LINES;
	return {
		title: titleOf(item.its),
		line: more.filter(Boolean).join(' · '),
		note: isLong ? said.replaceAll(/\s+/g, ' ') : said,
	};
}

/** The name of a puzzle in the contents of a book. */
export const nameIn = ({ its: { draft } }: Item): string =>
	[kindName(draft), ...specialNames(draft)].join(', ');
