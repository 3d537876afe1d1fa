/*
 * The beginning inside a page of another site: the puzzle alone, without title
 * bar and panels. What happens to it is told to the page outside. It is a chunk
 * of its own, so that the page by itself is no larger for it.
 */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { watchKeys } from '../keys';
import { watchAddress } from '../open';
import type { Embedded, PageEntry } from '../page';
import { activePage, installPages } from '../pages';
import { applySettings } from '../settings';
import { fetchRest, prepare, watchVoice } from '../start';
import './embed.css';
import { EmbedFrame } from './frame';
import type { EmbedMessage, EmbedState } from './messages';

type Tell = (message: EmbedMessage) => void;

/**
 * Shows what the link holds. `home` is the place where the same puzzle has the whole page, empty if there is none. Gives
 * how the page is here.
 */
export async function embed(
	pages: readonly PageEntry[],
	home: string,
	tell: Tell,
): Promise<Embedded | undefined> {
	const root = document.getElementById('app') ?? document.body;
	document.documentElement.classList.add('embedded');
	applySettings();
	installPages(pages);
	const failed = (error: unknown) => tell({ type: 'gridfold:error', message: String(error) });
	await prepare(root, pages, failed);
	watchAddress();
	watchVoice();
	const embedded = await activePage.peek()?.embedded?.();
	watchKeys((id) => embedded?.keys.includes(id) ?? true);
	root.replaceChildren();
	render(<EmbedFrame embedded={embedded} home={home} />, root);
	root.dataset.ready = 'yes';
	watchHeight(root, tell);
	if (embedded) watchState(embedded, tell);
	void fetchRest(root, pages, failed);
	return embedded;
}

/** Tells the height at once, and whenever it is another. */
function watchHeight(root: HTMLElement, tell: Tell): void {
	let last = 0;
	const observer = new ResizeObserver(() => {
		const height = Math.ceil(root.getBoundingClientRect().height);
		if (height !== last) tell({ type: 'gridfold:height', height });
		last = height;
	});
	observer.observe(root);
}

/** Tells every change that the player makes, and that the puzzle is solved. */
function watchState({ state }: Embedded, tell: Tell): void {
	let last: EmbedState | null = null;
	let wasTold = false;
	effect(() => {
		const now = state();
		const before = last;
		last = now;
		if (!before || before.link !== now.link) {
			wasTold = false;
			return;
		}
		const isChange = before.position !== now.position;
		if (isChange) tell({ type: 'gridfold:change', ...now });
		wasTold ||= isChange;
		if (wasTold && now.solved && !before.solved) tell({ type: 'gridfold:solved', ...now });
	});
}
