/* The board as a picture: what it shows is chosen here, how it looks and where it goes in `shell/picture`. */
import { useEffect } from 'preact/hooks';
import { t } from '../../../language';
import { Drawing } from '../../../pictures/grid/drawing';
import { viewOf } from '../../../pictures/grid/view';
import { PictureBox, Toggle } from '../../../shell/picture/picture';
import { shade } from '../../../shell/settings';
import { layout } from '../board/scene';
import { titleOf } from '../card/titles';
import { hasPlay, present } from '../state/game';
import {
	hasCandidates,
	hasEntries,
	hasMarks,
	hasSolution,
	lacksSolution,
	sceneOf,
	watchSolution,
} from './scene';

/** CSS pixels for a hundred units of the board, which are a cell. */
const CELL = 50;

export function BoardPicture() {
	useEffect(watchSolution, []);
	const now = present.value;
	const board = (
		<Drawing
			view={viewOf(sceneOf(now))}
			layout={layout.value}
			focus={null}
			setting={false}
			shaded={shade.value}
		/>
	);
	return (
		<PictureBox
			name={`gridfold-${now.draft.kind}-${now.draft.size}`}
			title={titleOf(now)}
			frames={[{ drawing: board, words: '' }]}
			width={(layout.value.width / 100) * CELL}
			columns={1}
		>
			<fieldset class="stack tight">
				<legend>{t('picture.shows')}</legend>
				{hasPlay.value ? <Toggle label="picture.entries" of={hasEntries} /> : null}
				{hasPlay.value ? <Toggle label="picture.marks" of={hasMarks} /> : null}
				<Toggle label="picture.candidates" of={hasCandidates} />
				<Toggle label="picture.solution" of={hasSolution} />
				{lacksSolution.value ? <p class="hint">{t('picture.no-solution')}</p> : null}
			</fieldset>
		</PictureBox>
	);
}
