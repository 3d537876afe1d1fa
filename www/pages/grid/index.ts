/*
 * The page of the grids: Skyscrapers, Futoshiki, Latin squares and what mixes
 * them. It comes with the first visit, and opens every link that no other
 * page knows.
 */
import './texts';
import { coreArrived } from '../../engine/grids';
import { fetchCoreTexts, language } from '../../language';
import { isEmbedded } from '../../shell/embedding';
import { fetchedSoon } from '../../shell/fetched';
import type { Page, PageEntry } from '../../shell/page';
import { takeStray } from './board/board';
import { fillSide } from './board/entry';
import { watchCity } from './board/plan';
import { numbersIn } from './board/typing';
import { watchSpeech } from './card/announce';
import { Card } from './card/card';
import { boardTitle } from './card/origin-words';
import { COMMANDS } from './commands';
import { openLink } from './daily/open';
import { watchDaily } from './daily/puzzles';
import { PAGE } from './id';
import { Found, foundWords, openFound } from './panels/found';
import { Photo } from './panels/photo';
import { Print } from './panels/print';
import { SHELF } from './panels/shelf';
import { Steps } from './panels/steps';
import { watchAnswer } from './state/answer';
import { watchBadge } from './state/badge';
import { watchCandidates } from './state/candidates';
import { watchChecks } from './state/checks';
import { lastKind } from './state/choice';
import { watchClock } from './state/clock';
import { watchDesk } from './state/desk';
import { draft, kinds } from './state/game';
import { watchGrade } from './state/grade';
import { watchHint } from './state/hint';
import { watchAhead } from './state/hint-ahead';
import { watchModes } from './state/modes';
import { watchNext } from './state/next';
import { watchProposals } from './state/proposals';
import { watchReasons } from './state/reasons';
import { watchReview } from './state/review';
import { slots, watchSlots } from './state/slots';
import { watchSteps } from './state/steps';
import { Table } from './table';

const GRID_PAGE: Page = {
	title: boardTitle,
	Table,
	Card,
	Share: fetchedSoon(async () => (await import('./panels')).PANELS.Share),
	Help: fetchedSoon(async () => (await import('./panels')).PANELS.Help),
	Settings: fetchedSoon(async () => (await import('./panels')).PANELS.Settings),
	New: fetchedSoon(async () => (await import('./panels')).PANELS.New),
	Daily: fetchedSoon(async () => (await import('./panels')).PANELS.Daily),
	Photo,
	Steps,
	Print,
	commands: COMMANDS,
	kind: () => draft.value.kind,
	begins: lastKind,
	open: openLink,
	shelf: SHELF,
	embedded: async () => (await import('./embedded')).EMBEDDED,
	texts: { open: openFound, words: foundWords, Found },
	takeKey: takeStray,
	takeText: (text) => fillSide(numbersIn(text)),
};

export const GRID: PageEntry = {
	id: PAGE,
	owns: () => true,
	family: 'grid',
	isDaily: true,
	readsPhotos: true,
	takes: ({ type }) => type === 'grid',
	kinds: () => kinds.value.map(({ id }) => id),
	prepare,
	load: async () => {
		watchAnswer();
		watchReview();
		watchHint();
		watchAhead();
		watchClock();
		watchCandidates();
		watchChecks();
		watchCity();
		watchModes();
		watchSpeech();
		if (!isEmbedded) watchTheRest();
		return GRID_PAGE;
	},
};

function prepare(): Promise<void> {
	// The browser opens its storage while the rest begins.
	void slots.ready();
	return coreArrived(() => fetchCoreTexts(language.peek()));
}

/** What a page has that stands by itself: the desk, the level, the next puzzle, what is kept and the puzzles of the day. */
function watchTheRest(): void {
	watchReasons();
	watchBadge();
	watchDesk();
	watchProposals();
	watchGrade();
	watchNext();
	watchSteps();
	watchSlots();
	watchDaily();
}
