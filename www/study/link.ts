/*
 * The part of a link that opens the lab: `/study` behind the puzzle, then the
 * strategy and the number of events that have passed, each behind a dot:
 * `sky4.1332.2122.3213.1423.x/study.domains.57`. Readers that do not know the
 * part open the puzzle alone. Pure.
 */
export interface StudyLink {
	/** The puzzle's own link. */
	puzzle: string;
	/** Empty where the link only opens the lab. */
	strategy: string;
	event: number;
}

const PART = /\/study(?:\.([a-z-]+)(?:\.(\d{1,9}))?)?(?=\/|$)/;

export function readStudyLink(link: string): StudyLink | null {
	const found = PART.exec(link);
	if (!found) return null;
	const puzzle = link.replace(PART, '');
	return { puzzle, strategy: found[1] ?? '', event: Number(found[2] ?? 0) };
}

export function writeStudyLink({ puzzle, strategy, event }: StudyLink): string {
	if (puzzle === '') return '';
	return strategy === '' ? `${puzzle}/study` : `${puzzle}/study.${strategy}.${event}`;
}
