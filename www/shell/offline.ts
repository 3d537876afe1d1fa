/*
 * Working offline, and staying current: the service worker keeps the page, and
 * when a newer one has arrived beside it, a notice offers to load it. Loading
 * it loses nothing, because every board is in its slot.
 */
import { hostNow } from './host';
import { notice } from './notices';

/** Watches for parts that cannot be loaded, which may belong to a page that no longer exists. */
export function watchForNewer(): void {
	window.addEventListener('vite:preloadError', () => void lookForNewer().catch(() => undefined));
}

/** Starts after the first picture, so as not to delay it. */
export async function workOffline(): Promise<void> {
	if (!import.meta.env.PROD) return;
	if (!('serviceWorker' in navigator)) return;
	const { serviceWorker } = navigator;
	// On the first visit the worker finds a page of its own version.
	let kept = serviceWorker.controller !== null;
	serviceWorker.addEventListener('controllerchange', () => {
		if (kept) location.reload();
		kept = true;
	});
	const registration = await serviceWorker.register(new URL('sw.js', document.baseURI));
	const look = () => {
		const { waiting } = registration;
		if (!waiting) return;
		keepTheRest(waiting);
		if (serviceWorker.controller) offerNewer(() => waiting.postMessage('take over'));
	};
	look();
	registration.addEventListener('updatefound', () =>
		registration.installing?.addEventListener('statechange', look),
	);
	const { active } = await serviceWorker.ready;
	if (active) keepTheRest(active);
}

/** Makes the worker fetch what grids do not need, once the page is idle. */
function keepTheRest(worker: ServiceWorker): void {
	const ask = () => worker.postMessage('keep the rest');
	if ('requestIdleCallback' in window) requestIdleCallback(ask);
	// Safari cannot report that it is idle.
	else setTimeout(ask, 3000);
}

function offerNewer(run: () => void): void {
	notice.value = {
		tone: 'info',
		words: { key: 'notice.newer' },
		action: { key: 'notice.load', run },
	};
}

/**
 * If a newer page has replaced this one on the host, the parts have other names. The service worker looks for that;
 * without one, the script named by the page on the host shows whether it is newer.
 */
async function lookForNewer(): Promise<void> {
	const registration = await navigator.serviceWorker?.getRegistration();
	if (registration?.active) return void (await registration.update());
	if ((await hostNow()) === 'newer') offerNewer(() => location.reload());
}
