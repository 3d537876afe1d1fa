/*
 * Working offline, and not staying behind: the service worker keeps the page,
 * and when a newer one has arrived beside it, a notice offers to load it.
 * Nothing is lost by that, because every board is in its slot.
 */
import { notice } from './notices';

export async function workOffline(): Promise<void> {
	if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
	const { serviceWorker } = navigator;
	const registration = await serviceWorker.register(new URL('sw.js', document.baseURI));
	const offer = () => {
		if (registration.waiting && serviceWorker.controller) offerNewer(registration.waiting);
	};
	offer();
	registration.addEventListener('updatefound', () =>
		registration.installing?.addEventListener('statechange', offer),
	);
	if (serviceWorker.controller) {
		serviceWorker.addEventListener('controllerchange', () => location.reload());
	}
}

function offerNewer(waiting: ServiceWorker): void {
	notice.value = {
		tone: 'info',
		words: { key: 'notice.newer' },
		action: { key: 'notice.load', run: () => waiting.postMessage('take over') },
	};
}
