/*
 * The start of an embedded page: the puzzle alone, without title bar and
 * panels. The page outside receives its events. This code is a separate chunk,
 * so that it does not enlarge the normal page.
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
 * Shows the content of the link. `home` is the address of the same puzzle on the whole page, empty if there is
 * none. Returns how the page works when embedded, if it has an embedded form.
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

/** Reports the height at once and after every change. */
function watchHeight(root: HTMLElement, tell: Tell): void {
	let last = 0;
	const observer = new ResizeObserver(() => {
		const height = Math.ceil(root.getBoundingClientRect().height);
		if (height !== last) tell({ type: 'gridfold:height', height });
		last = height;
	});
	observer.observe(root);
}

/** Reports every change by the player, and the solution. */
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
