/*
 * The contents of an embedded page: the puzzle, a notice if needed, and the link to the full page.
 */
import { t } from '../../language';
import { addressLink } from '../address';
import { Contained } from '../contained';
import { NoticeLine } from '../notice';
import type { Embedded } from '../page';
import { activeId, activePage } from '../pages';
import { Spoken } from '../spoken';

interface FrameProps {
	embedded: Embedded | undefined;
	/** The address of the puzzle's full page; empty if that is not known. */
	home: string;
}

export function EmbedFrame({ embedded, home }: FrameProps) {
	return (
		<div class="embed" data-page={activeId.value}>
			<main class="stack tight">
				<NoticeLine />
				<Contained part="line">{embedded ? <embedded.View /> : <WholePage />}</Contained>
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
			<Spoken />
		</div>
	);
}

/** A page without an embedded form. */
function WholePage() {
	const page = activePage.value;
	return page ? (
		<>
			<page.Table />
			{page.Card ? <page.Card /> : null}
		</>
	) : null;
}
