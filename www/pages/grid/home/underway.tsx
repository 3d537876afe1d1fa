/* The last unfinished board, as Home offers it: its picture, its progress, and when it was played. */
import { useEffect } from 'preact/hooks';
import { date, t } from '../../../language';
import { Miniature } from '../../../pictures/grid/miniature';
import { Icon } from '../../../widgets/icons';
import { madeTitle } from '../card/origin-words';
import { openRecent } from '../commands/open';
import { sameLink } from '../state/origin';
import { filling } from '../state/position';
import { latestUnderway, noteBoards, slots } from '../state/slots';

export function Underway() {
	useEffect(() => void slots.ready().then(noteBoards), []);
	const left = latestUnderway();
	if (!left) return null;
	const { present: its, link, when } = left;
	const isAsMade = its.origin !== null && sameLink(its.origin.link, link);
	return (
		<button type="button" class="home-card underway known" onClick={() => void openRecent(left)}>
			<Miniature draft={its.draft} entries={its.entries} />
			<span class="home-words">
				<strong>{madeTitle(its, isAsMade ? its.origin : null)}</strong>
				<span class="home-about">
					{`${t('kept.progress', { ...filling(its) })} · ${date(when)}`}
				</span>
			</span>
			<Icon name="next" />
		</button>
	);
}
