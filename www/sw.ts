/*
 * Offline: caches the built files and answers from the cache. The service worker first caches what grids need, and
 * the rest when the page has nothing to do. A new build makes a new cache, and takes over when the last old tab is
 * closed, because an old tab still needs its own files. If the visitor asks for the new build earlier, it takes
 * over and every tab reloads.
 *
 * What is shared with the installed page arrives here too. A text is passed on to the page in its address; a
 * picture or a long text waits here until the page takes it. Any site may send a form here, so only the text
 * reaches the address.
 */
declare const self: ServiceWorkerGlobalScope;
declare const __BUILT__: Built;

/** The build's data about itself (`vite.config.ts`); all paths are below the page's folder. */
interface Built {
	id: string;
	/** The script named by the `index.html` of this build, and of no other. */
	entry: string;
	first: readonly string[];
	later: readonly string[];
}

const BUILT = __BUILT__;
const LISTED = new Set([...BUILT.first, ...BUILT.later]);
/** The page's address; hosts also serve it as `index.html`, and some redirect from one to the other. */
const PAGE = './';

/** Other pages may share this origin, so the names contain the folder. */
const OURS = `gridfold ${self.registration.scope} `;
const CACHE = OURS + BUILT.id;

/**
 * The address to which the device sends shared content (`share_target` of the manifest), and from which the page
 * fetches what is waiting.
 */
const SHARE = 'share';
const PICTURE = 'shared-picture';
const TEXT = 'shared-text';
/** The form fields of a text. */
const FIELDS = ['text', 'url'];
/** A longer text waits here: browsers follow no redirect to an address of megabytes. */
const LONGEST = 8_000;
/** Stores what is waiting until the page fetches it; a new version empties it. */
const SHARED = `${OURS}shared`;

self.addEventListener('install', (event) => event.waitUntil(keepFirst()));
self.addEventListener('activate', (event) => event.waitUntil(takeCare()));
self.addEventListener('fetch', (event) => {
	const { method, url } = event.request;
	const { scope } = self.registration;
	if (method === 'POST' && url === scope + SHARE) event.respondWith(takeShare(event.request));
	else if (method === 'GET' && url === scope + PICTURE) event.respondWith(handOver(PICTURE));
	else if (method === 'GET' && url === scope + TEXT) event.respondWith(handOver(TEXT));
	else if (method === 'GET' && url.startsWith(scope)) event.respondWith(answer(event.request));
});

self.addEventListener('message', (event) => {
	if (event.data === 'take over') void self.skipWaiting();
	if (event.data === 'keep the rest') event.waitUntil(keepLater());
});

async function keepFirst(): Promise<void> {
	const cache = await caches.open(CACHE);
	await keepPage(cache);
	await Promise.all(BUILT.first.map((path) => keep(cache, path)));
}

/** Fetches the files one by one, so that the visitor's own requests come first. */
async function keepLater(): Promise<void> {
	const cache = await caches.open(CACHE);
	for (const path of BUILT.later) await keep(cache, path);
}

/**
 * Fails if the host answers with another page, such as a newer build's or a network's login page: the browser
 * tries again at the next visit.
 */
async function keepPage(cache: Cache): Promise<void> {
	// Bypasses the browser's own cache, which may still have an older page.
	const response = await fetch(PAGE, { cache: 'reload' });
	const text = await response.clone().text();
	if (!response.ok || !text.includes(BUILT.entry)) throw new Error(`${PAGE} is another page`);
	await cache.put(PAGE, plain(response));
}

/** A file that the host does not have is left out; the page works without it, or says what is missing. */
async function keep(cache: Cache, path: string): Promise<void> {
	if (await cache.match(path)) return;
	const response = await fetch(path, isHashed(path) ? {} : { cache: 'reload' });
	if (response.status >= 500) throw new Error(`${path}: ${response.status}`);
	if (isFile(response)) await cache.put(path, plain(response));
}

/** Whether the name changes with the content, so that the browser's own cache cannot have an older version. */
const isHashed = (path: string) => path.startsWith('assets/');

/** Some hosts answer with a web page if a file does not exist. */
const isFile = ({ ok, headers }: Response) =>
	ok && !headers.get('Content-Type')?.startsWith('text/html');

/** The same response without the mark of a redirect, which browsers refuse as the answer to a navigation. */
function plain(response: Response): Response {
	if (!response.redirected) return response;
	const { body, status, statusText, headers } = response;
	return new Response(body, { status, statusText, headers });
}

/** Takes control of the first tab too, so that a newer build waits for it as for any other. */
async function takeCare(): Promise<void> {
	const names = await caches.keys();
	const old = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
	await Promise.all(old.map((name) => caches.delete(name)));
	await self.clients.claim();
}

async function answer(request: Request): Promise<Response> {
	const name = new URL(request.url).pathname.slice(
		new URL(self.registration.scope).pathname.length,
	);
	const path = name === '' || name === 'index.html' ? PAGE : name;
	const cache = await caches.open(CACHE);
	const kept = await cache.match(path);
	if (kept) return kept;
	const response = await fetch(request);
	if (LISTED.has(path) && isFile(response)) await cache.put(path, plain(response.clone()));
	return response;
}

/** Redirects to the page: with a text in the address, or to what is waiting. */
async function takeShare(request: Request): Promise<Response> {
	// Another site may send something else, which opens the page as it is.
	const form = await request.formData().catch(() => new FormData());
	const address = new URL(PAGE, self.registration.scope);
	const picture = form.getAll('picture').find((one) => one instanceof File && one.size > 0);
	const texts = textsOf(form);
	const [long] = texts.filter(([, text]) => text.length > LONGEST);
	if (picture) {
		address.searchParams.set('picture', 'shared');
		await keepShared(PICTURE, picture);
	} else if (long) {
		address.searchParams.set('long', 'shared');
		await keepShared(TEXT, long[1]);
	} else {
		for (const [name, text] of texts) address.searchParams.set(name, text);
	}
	return Response.redirect(address.href, 303);
}

/** The texts of a form that belong to a share, by field name. */
function textsOf(form: FormData): [name: string, text: string][] {
	return FIELDS.flatMap((name): [string, string][] => {
		const text = form.get(name);
		return typeof text === 'string' && text.trim() !== '' ? [[name, text]] : [];
	});
}

/** If there is no room for it, the page asks for the content again. */
async function keepShared(name: string, content: BodyInit): Promise<void> {
	const cache = await caches.open(SHARED);
	await cache.put(name, new Response(content)).catch(() => undefined);
}

/** Hands what was shared to the page, only once. */
async function handOver(name: string): Promise<Response> {
	const cache = await caches.open(SHARED);
	const shared = await cache.match(name);
	await caches.delete(SHARED);
	return shared ?? new Response(null, { status: 404 });
}

export {};
