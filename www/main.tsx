/* The one file that names all pages. `shell/page.ts` says what a page is. With `?embed` the page begins without its frame. */
import './styles.css';
import { GRID } from './pages/grid';
import { LAB } from './pages/lab';
import { SNAKE } from './pages/snake';
import { TECHNIQUES } from './pages/techniques';
import { isEmbedded } from './shell/embedding';
import { start } from './shell/start';

const PAGES = [GRID, SNAKE, LAB, TECHNIQUES];

if (isEmbedded) void embed();
else start(PAGES);

async function embed(): Promise<void> {
	const { embed } = await import('./shell/embed/start');
	const { importWorkers, isInSandbox } = await import('./shell/embed/workers');
	if (isInSandbox()) importWorkers();
	await embed(PAGES, location.origin + location.pathname, (message) =>
		parent.postMessage(message, '*'),
	);
}
