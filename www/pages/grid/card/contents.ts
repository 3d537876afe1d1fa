/* The contents of the puzzle on the table in a line, "20 clues, 3 givens", and its rules. */
import type { Draft } from '../../../engine/types';
import { t } from '../../../language';
import { contentOf, marksOf } from '../../../pictures/grid/draft';
import { gridTitle } from '../../../pictures/grid/titles';
import { isPrinted, readingOf, SHAPES, specialsOf } from '../../../pictures/grid/variants';
import { about, draft, kind } from '../state/game';
import { mode } from '../state/screen';

/** What the gaps between the cells mean. */
export const gaps = () => readingOf(draft.value).gaps;

/**
 * Says what the puzzle contains, naming only what its kind can have: "20 clues, 3 givens"; while clues are typed, "12
 * of 24 clues filled".
 */
export function contents(): string {
	const { clues, signs, givens } = contentOf(draft.value);
	const { title, author } = about.value;
	const parts = [
		title.trim() ? gridTitle(draft.value) : '',
		author.trim() ? t('about.by', { author: author.trim() }) : '',
		kind.value.clues ? clueCount(clues, 4 * draft.value.size) : '',
		kind.value.signs ? t(`content.${gaps()}`, { count: signs }) : '',
		t('content.givens', { count: givens }),
		...printedCounts(draft.value),
	];
	return parts.filter(Boolean).join(' · ');
}

/** The number of marks for each feature that consists of marks. */
function printedCounts(puzzle: Draft): string[] {
	const marks = marksOf(puzzle);
	return specialsOf(puzzle)
		.filter(isPrinted)
		.map((one) => {
			const count = marks.filter(({ mark }) => SHAPES[mark].of === one).length;
			return t(`content.${one}`, { count });
		});
}

function clueCount(count: number, all: number): string {
	const some = mode.value === 'set' && count > 0 && count < all;
	return some ? t('content.filled', { filled: count, all }) : t('content.clues', { count });
}

/** The ids of the puzzle's rules: those of its clues, of its signs if it has any, and of its variants. */
export function rulesOnBoard(): readonly string[] {
	const { clues, signs } = kind.value;
	const specials = specialsOf(draft.value);
	const isSigned = signs && gaps() === 'signs';
	const basic = [...(clues ? ['skyscrapers'] : []), ...(isSigned ? ['futoshiki'] : [])];
	return [...(basic.length > 0 ? basic : ['latin']), ...specials];
}
