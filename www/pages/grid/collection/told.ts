/*
 * A collection as text: a link that opens it as a list, lines of JSON with levels and solutions, a readable text,
 * or each puzzle in a format.
 */
import { grading, quick } from '../../../engine/client';
import type { Draft, GradeAnswer, About as Said } from '../../../engine/types';
import { t } from '../../../language';
import { scaleOf, shownValue } from '../../../pictures/grid/draft';
import { gridTitle } from '../../../pictures/grid/titles';
import { fullAddress } from '../../../shell/address';
import { gradeWords } from '../card/grade-words';
import { signedTitle } from '../card/titles';
import { published } from '../publish/published';
import { textOfAll } from '../state/own';
import type { LeftBoard } from '../state/slots';
import { toldLink } from '../state/told-link';
import { listLink } from './list-link';

/** The formats of a whole collection, before those of its puzzles. */
export const WHOLE = ['list', 'told'] as const;

interface How {
	readonly title: string;
	readonly levels: boolean;
	readonly solutions: boolean;
}

type Level = Pick<GradeAnswer, 'band' | 'rating'>;

/** Grading larger puzzles may take minutes. */
const LARGEST_GRADED = 9;

const grades = new WeakMap<Draft, Promise<Level | null>>();

/** The level of a puzzle; null if its steps do not reach the end, or it is too large to wait for. */
function gradeOf(draft: Draft): Promise<Level | null> {
	if (draft.size > LARGEST_GRADED) return Promise.resolve(null);
	const known = grades.get(draft);
	const asked =
		known ??
		grading.ask('grade', [draft]).then(
			(grade) => (grade?.finished ? grade : null),
			() => null,
		);
	grades.set(draft, asked);
	return asked;
}

export async function collectionText(
	boards: readonly LeftBoard[],
	form: string,
	how: How,
): Promise<string> {
	if (form === 'list')
		return fullAddress(listLink({ title: how.title, links: boards.map(linkOf) }));
	if (form === 'told') return toldText(boards, how);
	if (form === 'json') return jsonLines(boards, how);
	return textOfAll(boards, form, nameOf);
}

const linkOf = ({ present, link }: LeftBoard): string => link + toldLink(present.about);

/** "Title, by Author", and the note below. */
const nameOf = ({ present }: LeftBoard): string =>
	[signedTitle(present), present.about.note.trim()].filter(Boolean).join('\n');

/** A line for each puzzle, with the chosen additions. */
async function jsonLines(boards: readonly LeftBoard[], how: How): Promise<string> {
	const lines: string[] = [];
	for (const { present } of boards) {
		const { draft } = present;
		const said = await saidOf(present, how);
		const written = await quick.ask('write', [draft, 'json', said]);
		if (!('text' in written)) continue;
		const level = how.levels ? await gradeOf(draft) : null;
		const grade = level ? { band: level.band, rating: level.rating / 100 } : {};
		const list = how.title.trim() === '' ? {} : { list: how.title.trim() };
		lines.push(JSON.stringify({ ...list, ...JSON.parse(written.text), ...grade }));
	}
	return lines.join('\n');
}

async function saidOf({ draft, about }: LeftBoard['present'], { solutions }: How): Promise<Said> {
	const said = await published(draft, about);
	return solutions ? said : { ...said, solution: [] };
}

/** Each puzzle with its number, title and level, its rules and its drawing; the solutions come at the end. */
async function toldText(boards: readonly LeftBoard[], how: How): Promise<string> {
	const parts: string[] = how.title.trim() === '' ? [] : [how.title.trim()];
	const solved: string[] = [];
	for (const [at, { present }] of boards.entries()) {
		const { draft, about } = present;
		const said = await saidOf(present, how);
		const drawn = await quick.ask('write', [draft, 'picture', said]);
		const level = how.levels ? await gradeOf(draft) : null;
		const head = `${at + 1}. ${signedTitle(present)}`;
		const more = [
			about.title.trim() === '' ? '' : gridTitle(draft),
			level ? gradeWords(level) : '',
		].filter(Boolean);
		parts.push(
			[
				[head, ...more].join(' · '),
				said.rules,
				about.note.trim(),
				'text' in drawn ? drawn.text.trimEnd() : '',
			]
				.filter(Boolean)
				.join('\n'),
		);
		if (said.solution.length > 0) solved.push(`${head}\n${rowsOf(draft, said.solution)}`);
	}
	if (solved.length > 0) parts.push([t('collection.solutions-title'), ...solved].join('\n\n'));
	return parts.join('\n\n');
}

function rowsOf(draft: Draft, solution: readonly number[]): string {
	const scale = scaleOf(draft);
	const shown = solution.map((value) => shownValue(value, scale));
	const width = Math.max(...shown.map(({ length }) => length));
	const rows = Array.from({ length: draft.size }, (_, row) =>
		shown.slice(row * draft.size, (row + 1) * draft.size),
	);
	return rows.map((row) => row.map((one) => one.padStart(width)).join(' ')).join('\n');
}
