/* Ratings as people know them, 1.7 instead of 170: the core's interface uses hundredths. */
import type { GradeAnswer, Made, MadeGrade } from '../engine/types';

/** The difficulty of a puzzle; ratings are as in the table of techniques, 1.0 to 9.0. */
export function rated(grade: GradeAnswer): GradeAnswer {
	const { rating, profile } = grade;
	return { ...grade, rating: rating / 100, profile: profile.map((step) => step / 100) };
}

/** The difficulty of a new puzzle whose wish named a level. */
export const madeRated = (made: Made): Made => ({
	...made,
	grade: made.grade && shortRated(made.grade),
});

const shortRated = (grade: MadeGrade): MadeGrade => ({ ...grade, rating: grade.rating / 100 });
