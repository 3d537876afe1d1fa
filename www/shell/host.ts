/* Checks this page's address when a part of the page could not be loaded. */

/** What the host serves now: this very page, a newer one, a foreign page such as a network's login page, or nothing. */
type HostNow = 'same' | 'newer' | 'stranger' | 'unreachable';

export async function hostNow(): Promise<HostNow> {
	// The frame of an element has no address of its own.
	if (location.protocol === 'about:') return 'unreachable';
	try {
		const worker = await workerNow();
		if (worker) return worker;
		const host = await fetch('./', { cache: 'no-store' });
		const text = await host.text();
		if (!host.ok) return 'unreachable';
		if (!text.includes('gridfold.webmanifest')) return 'stranger';
		const script = document.querySelector('script[type=module]')?.getAttribute('src');
		return script && !text.includes(script) ? 'newer' : 'same';
	} catch {
		return 'unreachable';
	}
}

/**
 * What the service worker, if there is one, finds on the host. It answers all other requests for the page from what
 * it keeps, and fails here if the host cannot be reached.
 */
async function workerNow(): Promise<HostNow | undefined> {
	const registration = await navigator.serviceWorker?.getRegistration();
	if (!registration?.active) return undefined;
	await registration.update();
	return registration.installing || registration.waiting ? 'newer' : 'same';
}

/**
 * Loads the page anew. A newer one that has arrived beside it takes over first: the older one may lack parts that its
 * host no longer has, and would then never start.
 */
export async function loadNewest(): Promise<void> {
	const { serviceWorker } = navigator;
	const registration = await serviceWorker?.getRegistration().catch(() => undefined);
	const newer = registration?.installing ?? registration?.waiting;
	if (!newer) return location.reload();
	const next = () => {
		if (newer.state === 'installed') newer.postMessage('take over');
		else if (newer.state !== 'installing') location.reload();
	};
	newer.addEventListener('statechange', next);
	next();
}

/** Whether the part that a failure names is available now, although the browser says that it is not. */
export async function isThereNow(failure: unknown): Promise<boolean> {
	const [address] = String(failure).match(/https?:\S+\.js\b/) ?? [];
	if (!address) return false;
	try {
		const { ok, headers } = await fetch(address, { cache: 'no-store' });
		return ok && /javascript/.test(headers.get('content-type') ?? '');
	} catch {
		return false;
	}
}
