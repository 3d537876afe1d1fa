/* The HTML that puts the puzzle into a page of another site, in a frame of the right height. */
import '../panels/texts';
import { t } from '../../../language';
import { flatPlan } from '../../../pictures/grid/plan';
import { fullAddress } from '../../../shell/address';
import { copyText } from '../../../shell/clipboard';
import { TextBox } from '../../../widgets/text-box';
import { layout } from '../board/scene';
import { boardTitle } from '../card/origin-words';
import { puzzleLink } from '../state/checks';
import { about, draft } from '../state/game';
import { toldLink } from '../state/told-link';

/** In a frame wider than this, most puzzles would not get larger cells. */
const WIDEST = 520;

export function Snippet() {
	const address = fullAddress(
		puzzleLink() && puzzleLink() + toldLink({ ...about.value, locks: '' }),
	).replace('#', '?embed#');
	if (address === '') return null;
	const text = snippet(address, boardTitle(), height(flatPlan(layout.value), draft.value.size));
	return (
		<div class="stack tight" data-snippet>
			<p class="hint">{t('share.embed-how')}</p>
			<TextBox text={text} name={t('share.embed')} copy={(text) => void copyText(text)} />
		</div>
	);
}

/** The height of everything around the board: padding, title, tools, Hint, the link to the full page. */
const AROUND = 217;
/** The height of one row of the pad, of at most seven keys. */
const ROW = 53;
/** The width of a cell, which sets the room for the board in the frame. */
const CELL = 76;
const ROOM = WIDEST - 16;

/** The height of the frame at its full width, in CSS pixels; a unit of a board's plan is a hundredth of a cell. */
function height(board: { width: number; height: number }, size: number): number {
	const width = Math.min(ROOM, (board.width / 100) * CELL);
	const rows = Math.ceil((size + 1) / 7);
	return Math.ceil(AROUND + width * (board.height / board.width) + rows * ROW);
}

function snippet(address: string, title: string, height: number): string {
	const attributes = [
		`src="${written(address)}"`,
		`title="${written(title)}"`,
		`width="100%" height="${height}"`,
		`style="border: 0; max-width: ${WIDEST}px"`,
		'loading="lazy"',
	];
	return `<iframe ${attributes.join('\n  ')}></iframe>`;
}

const written = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
