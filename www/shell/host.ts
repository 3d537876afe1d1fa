/* Checks this page's address when a part of the page could not be loaded. */

/** What the host serves now: this very page, a newer one, a foreign page such as a network's login page, or nothing. */
type HostNow = 'same' | 'newer' | 'stranger' | 'unreachable';

export async function hostNow(): Promise<HostNow> {
	// The frame of an element has no address of its own.
	if (location.protocol === 'about:') return 'unreachable';
	try {
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
