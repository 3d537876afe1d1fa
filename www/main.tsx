/* The page's script starts here. With `?embed` it starts without the frame. */
import './styles.css';
import { PAGES, PUZZLE_PAGES } from './places';
import { isEmbedded } from './shell/embedding';
import { start } from './shell/start';

if (isEmbedded) void embed();
else start(PAGES);

async function embed(): Promise<void> {
	const { embed } = await import('./shell/embed/start');
	const { importWorkers, isInSandbox } = await import('./shell/embed/workers');
	if (isInSandbox()) importWorkers();
	await embed(PUZZLE_PAGES, location.origin + location.pathname, (message) =>
		parent.postMessage(message, '*'),
	);
}
