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
	root.dataset.at = location.hash.length > 1 || query.has('embed') ? 'board' : 'home';
	const visit = kept('gridfold.visit');
	if (visit) root.dataset.visit = visit;
	const { language, theme } = settings();
	const wishes = [query.get('lang'), language, ...navigator.languages];
	const spoken = wishes.map((one) => String(one).toLowerCase().split('-')[0]);
	root.lang = spoken.find((one) => LANGUAGES.includes(one)) ?? 'en';
	if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
	document.addEventListener('click', ({ target }) => {
		const pressed = target.closest('.still [data-command]');
		if (pressed) root.dataset.pressed = pressed.dataset.command;
	});
})();
