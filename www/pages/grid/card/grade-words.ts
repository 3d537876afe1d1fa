/* The grade of a puzzle, in words. */
import type { GradeAnswer } from '../../../engine/types';
import { decimal, number, t } from '../../../language';

/** Ratings are in hundredths, shown with one decimal or two: 2.0, 1.65. */
export const ratingWords = (rating: number): string => decimal(rating / 100);

/** "Medium (2.6)" */
export const gradeWords = ({ band, rating }: Pick<GradeAnswer, 'band' | 'rating'>): string =>
	t('grade.said', { band: t(`band.${band}`), rating: ratingWords(rating) });

/** "Medium 2.6", for narrow places. */
export const gradeShort = ({ band, rating }: Pick<GradeAnswer, 'band' | 'rating'>): string =>
	`${t(`band.${band}`)} ${ratingWords(rating)}`;

/** Each measure with its name and value. */
export function measures(grade: GradeAnswer): [name: string, value: string][] {
	const { rule, width, effort, narrowness, narrowness_open: isOpen } = grade;
	const narrow = t(isOpen ? 'grade.or-more' : 'grade.exactly', { count: narrowness });
	return [
		[t('grade.hardest'), rule ? t(`technique.${rule}`) : '–'],
		[t('grade.width'), number(width)],
		[t('grade.effort'), number(effort)],
		[t('grade.narrowness'), narrow],
	];
}
