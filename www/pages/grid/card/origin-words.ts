/* Where a puzzle comes from, in words: its level, the technique that it needs, the day whose puzzle it is. */
import type { Wish } from '../../../engine/make';
import type { Draft, MadeGrade } from '../../../engine/types';
import { calendarDay, t } from '../../../language';
import { gridTitle } from '../../../pictures/grid/titles';
import { timeOf } from '../daily/days';
import { draft } from '../state/game';
import { origin } from '../state/next';
import type { Origin } from '../state/origin';
import { ratingWords } from './grade-words';

/** The key of a level's name. */
export const levelKey = (grade: MadeGrade | null): string =>
	grade ? `band.${grade.band}` : 'play.no-level';

/** The level that is wished, in a word; empty where it is another wish. */
export const levelOf = ({ aim }: Wish): string =>
	aim.type === 'band' ? t(`band.${aim.band}`) : '';

/** "Skyscrapers 6 × 6 · Medium" */
export function madeTitle(puzzle: Pick<Draft, 'kind' | 'size' | 'features'>, its: Origin | null) {
	const title = gridTitle(puzzle);
	return its?.grade ? `${title}\u00a0· ${t(levelKey(its.grade))}` : title;
}

/** What the puzzle on the table is called. */
export const boardTitle = (): string => madeTitle(draft.value, origin.value);

/** How the puzzle on the table was made, a sentence for each thing that there is to say. */
export function originWords({ wish, grade, daily }: Origin): string[] {
	const day = daily && calendarDay(timeOf(daily.day), { dateStyle: 'long' });
	return [
		daily ? t('origin.daily', { day: day ?? '', which: t(`daily.${daily.id}`) }) : '',
		grade ? t('origin.made', { rating: ratingWords(grade.rating) }) : '',
		...wishWords(wish),
	].filter((one) => one !== '');
}

/** What was wished beside kind, size and level. */
function wishWords({ aim, symmetry, minimal }: Wish): string[] {
	return [
		aim.type === 'rule' ? t('origin.rule', { technique: t(`technique.${aim.rule}`) }) : '',
		symmetry === 'none' ? '' : t(`origin.${symmetry}`),
		minimal ? t('origin.minimal') : '',
	];
}
