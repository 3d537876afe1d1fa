/* A grid embedded in another site: its look, its keys, and its messages to the embedding page. */
import type { EmbedState } from '../../../shell/embed/messages';
import type { Embedded } from '../../../shell/page';
import { finished, puzzleLink } from '../state/checks';
import { draft, entries, hasPlay, present } from '../state/game';
import { playedLink } from '../state/played-link';
import './embedded.css';
import { View } from './view';

function state(): EmbedState {
	const link = puzzleLink();
	const cells = draft.value.givens.map((given, cell) => given || (entries.value[cell] ?? 0));
	return {
		link,
		position: hasPlay.value ? link + playedLink(present.value, draft.value.size) : link,
		cells,
		filled: cells.filter((value) => value > 0).length,
		solved: finished.value,
	};
}

export const EMBEDDED: Embedded = {
	View,
	keys: ['undo', 'redo', 'stop', 'close-hint', 'previous', 'next'],
	state,
};
