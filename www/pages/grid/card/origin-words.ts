/* The origin of a puzzle, in words: its level, the technique that it needs, or its day. */

import type { MadeGrade } from '../../../engine/types';
import type { Wish } from '../../../engine/wish';
import { calendarDay, t } from '../../../language';
import type { Key } from '../../../language/keys';
import { timeOf } from '../daily/days';
import { isToday } from '../daily/today';
import { present } from '../state/game';
import { origin } from '../state/next';
import type { Origin } from '../state/origin';
import type { Position } from '../state/position';
import { ratingWords } from './grade-words';
import { titleOf } from './titles';

/** The key of a level's name. */
export const levelKey = (grade: MadeGrade | null): Key =>
	grade ? `band.${grade.band}` : 'play.no-level';

/** The requested level, as a word; empty if the wish has none. */
export const levelOf = ({ aim }: Wish): string =>
	aim.type === 'band' ? t(`band.${aim.band}`) : '';

/** "Skyscrapers 6 × 6 · Medium"; nothing is added to a setter's own title. */
export function madeTitle(its: Pick<Position, 'draft' | 'about'>, from: Origin | null): string {
	const title = titleOf(its);
	const isLevelled = from?.grade && its.about.title.trim() === '';
	return isLevelled ? `${title}\u00a0· ${t(levelKey(from.grade))}` : title;
}

/** The title of the open puzzle. */
export const boardTitle = (): string => madeTitle(present.value, origin.value);

/** How the puzzle on the table was made, one sentence for each fact. */
export function originWords({ wish, grade, daily }: Origin): string[] {
	const day = daily && calendarDay(timeOf(daily.day), { dateStyle: 'long' });
	return [
		daily
			? t(isToday(daily) ? 'origin.today' : 'origin.daily', {
					day: day ?? '',
					which: t(`daily.${daily.id}`),
				})
			: '',
		grade ? t('origin.made', { rating: ratingWords(grade.rating) }) : '',
		...wishWords(wish),
	].filter((one) => one !== '');
}

/** The wishes besides kind, size and level. */
function wishWords({ aim, symmetry, minimal, singly }: Wish): string[] {
	return [
		aim.type === 'rule' ? t('origin.rule', { technique: t(`technique.${aim.rule}`) }) : '',
		symmetry === 'none' ? '' : t(`origin.${symmetry}`),
		minimal ? t(symmetry === 'none' || singly ? 'origin.minimal' : 'origin.minimal-pairs') : '',
	];
}
