/*
 * The board of `<gridfold-puzzle>`: the embedded page of the grids, in a frame
 * created by the element. Each frame has its own document and scripts, so a
 * page can hold any number of boards.
 */
import '../styles.css';
import { fetchTexts, language, say } from '../language';
import { preferred } from '../language/languages';
import { GRID } from '../pages/grid';
import { hintWords } from '../pages/grid/card/hint-words';
import { answer, ask, hide } from '../pages/grid/state/answer';
import { cleared } from '../pages/grid/state/edits';
import { edit, present } from '../pages/grid/state/game';
import { hint, nextHint } from '../pages/grid/state/hint';
import { askReview, review } from '../pages/grid/state/review';
import { oneOf } from '../shell/embed/modes';
import { embed } from '../shell/embed/start';
import { importWorkers } from '../shell/embed/workers';
import { embedMode, givenTitle, offersHints } from '../shell/embedding';
import { notice } from '../shell/notices';
import { THEMES, theme } from '../shell/settings';
import type { Board, HostFrame, Look } from './bridge';

const { host } = window.frameElement as HostFrame;

async function look({ mode, hints, lang, theme: name, title }: Look): Promise<void> {
	const next = preferred([lang, ...navigator.languages]);
	await fetchTexts(next);
	language.value = next;
	theme.value = oneOf(THEMES, name);
	offersHints.value = hints;
	embedMode.value = mode;
	givenTitle.value = title;
	if (mode !== 'solve') hide();
}

/** All callers that ask while a search is running share it: a second search would end the first without an answer. */
let solving: Promise<void> | null = null;

const BOARD = {
	look,
	solve: async () => {
		solving ??= ask('solve').finally(() => {
			solving = null;
		});
		await solving;
		const { verdict = 'unknown', solutions = [] } = answer.peek() ?? {};
		return { verdict, solutions };
	},
	hint: async () => {
		await nextHint();
		const known = hint.peek();
		return known ? hintWords(known) : '';
	},
	check: async () => {
		await askReview();
		return review.peek();
	},
	reset: () => edit(cleared(present.peek())),
} satisfies Partial<Board>;

/** The error for an unreadable link; the frame reports the same above an empty board. */
function badLink(): Error | null {
	const said = notice.peek();
	if (said?.words.key !== 'notice.link-bad') return null;
	return new Error([said.words, ...(said.more ?? [])].map(say).join(' '));
}

async function begin(): Promise<void> {
	importWorkers();
	try {
		const embedded = await embed([GRID], '', (message) => host.tell(message));
		const bad = badLink();
		if (bad) host.failed(bad, 'unread');
		else if (embedded) host.begun({ ...BOARD, state: embedded.state });
	} catch (error) {
		host.failed(error);
	}
}

void begin();
