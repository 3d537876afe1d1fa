/*
 * The page of the grids (Skyscrapers, Futoshiki, Latin squares and their mixtures), with everything that the first
 * board needs. The page is a separate chunk, so that Home appears before it.
 */
import './styles/index.css';
import './texts';
import { coreArrived } from '../../engine/grids';
import { fetchCoreTexts, language } from '../../language';
import { isEmbedded } from '../../shell/embedding';
import { fetched, fetchedSoon } from '../../shell/fetched';
import type { Page } from '../../shell/page';
import { activeId } from '../../shell/pages';
import { isFirstVisit } from '../../shell/visit';
import { takeStray } from './board/board';
import { fillSide } from './board/entry';
import { watchCity } from './board/plan';
import { numbersIn } from './board/typing';
import { About } from './card/about';
import { watchSpeech } from './card/announce';
import { Card } from './card/card';
import { rulesOnBoard } from './card/contents';
import { boardTitle } from './card/origin-words';
import { COMMANDS } from './commands';
import { walk } from './commands/steps';
import { openLink } from './daily/open';
import { watchDaily } from './daily/puzzles';
import { Found, foundWords, openFound } from './panels/found';
import { SHELF } from './panels/shelf';
import { watchRecord } from './record/record';
import { watchAnswer } from './state/answer';
import { watchBadge } from './state/badge';
import { watchCandidates } from './state/candidates';
import { watchChecks } from './state/checks';
import { watchClock } from './state/clock';
import { watchDesk } from './state/desk';
import { draft } from './state/game';
import { watchGrade } from './state/grade';
import { watchHint } from './state/hint';
import { watchAhead } from './state/hint-ahead';
import { watchModes } from './state/modes';
import { isMade, watchNext } from './state/next';
import { watchReasons } from './state/reasons';
import { watchReview } from './state/review';
import { slots, watchSlots } from './state/slots';
import { lastKind } from './state/wished';
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
	Type: fetchedSoon(async () => (await import('./panels')).PANELS.Type),
	Photo: fetched(async () => (await import('./photo/panel')).PhotoPanel),
	Print: fetched(async () => (await import('./paper/panel')).PrintPanel),
	commands: COMMANDS,
	menu: () => ['panel-share', 'panel-print', 'all-steps', isMade() ? 'edit-copy' : 'mode'],
	rules: rulesOnBoard,
	About,
	kind: () => draft.value.kind,
	begins: lastKind,
	open: openLink,
	shelf: SHELF,
	embedded: async () => (await import('./embedded')).EMBEDDED,
	texts: {
		open: openFound,
		words: foundWords,
		Found,
		Several: fetched(async () => (await import('./collection/several')).Several),
	},
	takeKey: (event, typing) => (walk.peek()?.takeStepKey ?? takeStray)(event, typing),
	takeText: (text) => walk.peek() === null && fillSide(numbersIn(text)),
};

/** Starts, once, everything that reacts to changes of the board. */
function watchBoard(): void {
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
}

function prepare(): Promise<void> {
	// Opens the browser's storage while the rest starts; on a first visit, after the first picture.
	if (activeId.peek() !== '' || !isFirstVisit()) void slots.ready();
	return coreArrived(() => fetchCoreTexts(language.peek()));
}

/** The independent parts of the page: the desk, the level, the next puzzle, saving, and the puzzles of the day. */
function watchTheRest(): void {
	watchReasons();
	watchBadge();
	watchDesk();
	watchGrade();
	watchNext();
	watchSlots();
	watchDaily();
	watchRecord();
}

export const PARTS = { page: GRID_PAGE, watchBoard, prepare };
