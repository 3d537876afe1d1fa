/* The page for screen readers: the title of its window, and the live region. */
import { useEffect } from 'preact/hooks';
import { activePage } from './pages';
import { spoken } from './voice';

export function Spoken() {
	const title = activePage.value?.title() ?? '';
	useEffect(() => {
		document.title = `${title} · Gridfold`;
	}, [title]);
	return (
		<p class="unseen" role="status" aria-live="polite">
			{spoken.value.words}
			{spoken.value.turn % 2 ? '\u200b' : ''}
		</p>
	);
}
