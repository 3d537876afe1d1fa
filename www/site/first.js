// Before anything is drawn: what this visit shows first, in which language and theme, and what is pressed before the page
// has begun. The build puts it into index.html. What the names mean, shell/visit.ts, shell/settings.ts and shell/start.tsx say.
(() => {
	const root = document.documentElement;
	const kept = (key) => {
		try {
			return localStorage.getItem(key);
		} catch {
			return null;
		}
	};
	const settings = () => {
		try {
			return JSON.parse(kept('gridfold.settings')) ?? {};
		} catch {
			return {};
		}
	};
	const query = new URLSearchParams(location.search);
	const isHome = location.hash.length < 2 && !query.has('embed');
	root.dataset.at = isHome ? 'home' : 'board';
	const visit = kept('gridfold.visit');
	if (visit) root.dataset.visit = visit;
	const { language, theme } = settings();
	const wishes = [query.get('lang'), language, ...navigator.languages];
	const spoken = wishes.map((one) => String(one).toLowerCase().split('-')[0]);
	root.lang = spoken.find((one) => LANGUAGES.includes(one)) ?? 'en';
	// Beside the script; at Home the grids would only be in its way.
	const { page = [], grid = [] } = TEXTS[root.lang] ?? {};
	for (const href of isHome ? page : [...page, ...grid, ...GRIDS]) {
		const link = document.createElement('link');
		const how = href.endsWith('css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
		document.head.append(Object.assign(link, how, { crossOrigin: '', href }));
	}
	if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
	document.addEventListener('click', ({ target }) => {
		const pressed = target.closest('.still [data-command]');
		if (pressed) root.dataset.pressed = pressed.dataset.command;
	});
})();
