/*
 * Offline: keeps every built file from the first visit on and answers from
 * what it kept. A new build makes a new cache and takes over when the last
 * old tab is closed, because an old tab still needs its own files; or when
 * the visitor asks for it, and then every tab loads itself anew.
 */
declare const self: ServiceWorkerGlobalScope;
declare const __BUILT_FILES__: readonly string[];
declare const __BUILD_ID__: string;

/** Other pages may share this origin, so the names carry the folder. */
const OURS = `gridfold ${self.registration.scope} `;
const CACHE = OURS + __BUILD_ID__;

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOld()));
self.addEventListener('fetch', (event) => {
	const { method, url } = event.request;
	if (method === 'GET' && url.startsWith(self.registration.scope))
		event.respondWith(answer(event.request));
});

self.addEventListener('message', ({ data }) => {
	if (data === 'take over') void self.skipWaiting();
});

async function keepAll(): Promise<void> {
	const cache = await caches.open(CACHE);
	// Past the browser's own cache, which may still hold an older page.
	const fresh = ['./', ...__BUILT_FILES__].map((path) => new Request(path, { cache: 'reload' }));
	await cache.addAll(fresh);
}

async function dropOld(): Promise<void> {
	const names = await caches.keys();
	const old = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
	await Promise.all(old.map((name) => caches.delete(name)));
}

async function answer(request: Request): Promise<Response> {
	const cache = await caches.open(CACHE);
	const kept = await cache.match(request, { ignoreVary: true, ignoreSearch: true });
	return kept ?? fetch(request);
}

export {};
