/* The board as a picture: this file chooses its contents; `shell/picture` has its look and destination. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../../language';
import { City } from '../../../pictures/grid/city/city';
import { cityPlan } from '../../../pictures/grid/city/plan';
import { Drawing } from '../../../pictures/grid/drawing';
import { viewOf } from '../../../pictures/grid/view';
import { fullAddress } from '../../../shell/address';
import { PictureBox, Toggle } from '../../../shell/picture/picture';
import { city, shade } from '../../../shell/settings';
import { layout } from '../board/scene';
import { signedTitle } from '../card/titles';
import { hasPlay, present } from '../state/game';
import { cityTurn } from '../state/screen';
import {
	hasCandidates,
	hasEntries,
	hasMarks,
	hasSolution,
	lacksSolution,
	linkShown,
	sceneOf,
	watchSolution,
} from './scene';

/** The width of a cell, which is a hundred units of the board, in CSS pixels. */
const CELL = 50;

const isCity = signal(city.peek());

export function BoardPicture() {
	useEffect(watchSolution, []);
	const now = present.value;
	const shown = { view: viewOf(sceneOf(now)), layout: layout.value };
	const width = isCity.value
		? cityPlan(shown.view, shown.layout, cityTurn.value).width * 1.2
		: shown.layout.width;
	const board = isCity.value ? (
		<City {...shown} turn={cityTurn.value} name={noName} />
	) : (
		<Drawing {...shown} shaded={shade.value} />
	);
	return (
		<PictureBox
			name={`gridfold-${now.draft.kind}-${now.draft.size}`}
			title={signedTitle(now)}
			link={fullAddress(linkShown(now))}
			frames={[{ drawing: board, words: '' }]}
			width={(width / 100) * CELL}
			columns={1}
		>
			<fieldset class="stack tight">
				<legend>{t('picture.shows')}</legend>
				<Toggle label="picture.city" of={isCity} />
				{hasPlay.value ? <Toggle label="picture.entries" of={hasEntries} /> : null}
				{hasPlay.value ? <Toggle label="picture.marks" of={hasMarks} /> : null}
				<Toggle label="picture.candidates" of={hasCandidates} />
				<Toggle label="picture.solution" of={hasSolution} />
				{lacksSolution.value ? <p class="hint">{t('picture.no-solution')}</p> : null}
			</fieldset>
		</PictureBox>
	);
}

/** In a picture, the lots have no names; the title describes everything. */
const noName = () => '';
