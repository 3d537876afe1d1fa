/* What an embedded page shows: the puzzle, a notice where there is something to say, and the way to the whole page. */
import { useEffect } from 'preact/hooks';
import { t } from '../../language';
import { addressLink } from '../address';
import { NoticeLine } from '../notice';
import type { Embedded } from '../page';
import { activeId, activePage } from '../pages';
import { spoken } from '../voice';

interface FrameProps {
	embedded: Embedded | undefined;
	/** Where the puzzle has the whole page; empty where that is not known. */
	home: string;
}

export function EmbedFrame({ embedded, home }: FrameProps) {
	const page = activePage.value;
	const title = page?.title() ?? '';
	useEffect(() => {
		document.title = `${title} · Gridfold`;
	}, [title]);
	return (
		<div class="embed" data-page={activeId.value}>
			<main>
				<NoticeLine />
				{embedded ? <embedded.View /> : <WholePage />}
			</main>
			{home === '' ? null : (
				<footer>
					<a
						href={`${home}#${embedded?.state().position ?? addressLink()}`}
						target="_blank"
						rel="noopener"
					>
						{t('embed.open')}
					</a>
				</footer>
			)}
			<p class="unseen" role="status" aria-live="polite">
				{spoken.value.words}
				{spoken.value.turn % 2 ? '\u200b' : ''}
			</p>
		</div>
	);
}

/** A page that has no smaller look. */
function WholePage() {
	const page = activePage.value;
	return page ? (
		<>
			<page.Table />
			<page.Card />
		</>
	) : null;
}
