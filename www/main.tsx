/*
 * The page's beginning: asks the core for its kinds, opens the first puzzle,
 * sets the watchers going, draws the page, and lets it work offline.
 */
import { render } from 'preact';
import { quick } from './engine/client';
import { fetchTexts } from './language';
import { openFirst, watchAddress } from './pages/grid/commands/open';
import { watchAnswer } from './pages/grid/state/answer';
import { watchSurvivors } from './pages/grid/state/candidates';
import { check, watchChecks } from './pages/grid/state/checks';
import { kinds } from './pages/grid/state/game';
import { watchModes } from './pages/grid/state/modes';
import { watchReasons } from './pages/grid/state/reasons';
import { addressLink, watchPersistence } from './pages/grid/state/slots';
import { watchSpeech } from './shell/announce';
import { App } from './shell/frame';
import { watchKeys } from './shell/keys';
import { workOffline } from './shell/offline';
import { enter, watchWorlds } from './shell/open';
import { worldOf } from './shell/pages';
import { watchPaste } from './shell/paste';
import { dressDocument, language } from './shell/settings';
import './shell/styles/index.css';

async function begin(root: HTMLElement): Promise<void> {
	dressDocument();
	// Without its file a language is said in English.
	const texts = fetchTexts(language.peek()).catch(() => undefined);
	kinds.value = await quick.ask('kinds', []);
	await texts;
	const first = worldOf(addressLink());
	if (first === 'grids') await openFirst();
	else await enter(first, addressLink());
	watchAnswer();
	watchReasons();
	watchSurvivors();
	watchChecks();
	watchModes();
	watchPersistence();
	watchWorlds();
	watchAddress(() => check.value?.link ?? '');
	watchKeys();
	watchPaste();
	watchSpeech();
	root.replaceChildren();
	render(<App />, root);
	root.dataset.ready = 'yes';
}

/** The static words stay on the page, and what went wrong is written below them. */
function apologise(root: HTMLElement, error: unknown): void {
	const words = document.createElement('pre');
	words.setAttribute('role', 'alert');
	words.textContent = `Gridfold could not start: ${error instanceof Error ? error.message : String(error)}`;
	root.append(words);
}

const root = document.getElementById('app');
if (root) begin(root).catch((error: unknown) => apologise(root, error));

workOffline().catch(() => undefined);
