/*
 * The page's beginning: asks the core for its kinds, opens the first puzzle,
 * sets the watchers going, draws the page, and lets it work offline.
 */
import { render } from 'preact';
import { App } from './app';
import { watchKeys } from './commands/keys';
import { openFirst, watchAddress } from './commands/open';
import { watchPaste } from './commands/paste';
import { enter, watchWorlds } from './commands/worlds';
import { quick } from './engine/client';
import { fetchTexts } from './locales';
import { workOffline } from './offline';
import { watchSpeech } from './panels/announce';
import { watchAnswer } from './state/answer';
import { check, watchChecks } from './state/checks';
import { kinds } from './state/game';
import { watchModes } from './state/modes';
import { addressLink, watchPersistence } from './state/persist';
import { watchReasons } from './state/reasons';
import { dressDocument, language } from './state/settings';
import { watchSurvivors } from './state/survivors';
import { worldOf } from './worlds';
import './styles/index.css';

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
