/* The steps of a puzzle as one picture: a small board for each, in order, with its number and a short text. */
import { signal } from '@preact/signals';
import type { HintStep } from '../../../engine/types';
import { t } from '../../../language';
import { scaleOf, shownValue } from '../../../pictures/grid/draft';
import { placeOfCell } from '../../../pictures/grid/places';
import { fullAddress } from '../../../shell/address';
import { PictureBox } from '../../../shell/picture/picture';
import { placesFrom, RangeChoice } from '../../../shell/picture/range';
import { techniqueName } from '../card/hint-words';
import { titleOf } from '../card/titles';
import { StepDrawing } from '../path/step-drawing';
import { draft, present } from '../state/game';
import { ownLink } from '../state/own-link';

/** The width of one board, in CSS pixels. */
const WIDTH = 220;
const COLUMNS = 4;
/** If there are more cells than this, they are not named below a board. */
const NAMED = 3;

const first = signal(0);

export function StepsPicture({ steps }: { steps: readonly HintStep[] }) {
	// Another puzzle may have fewer steps.
	const from = first.value < steps.length ? first.value : 0;
	const frames = placesFrom(from, steps.length).flatMap((at) => {
		const step = steps[at];
		return step ? [{ drawing: <StepDrawing step={step} />, words: words(step, at) }] : [];
	});
	return (
		<PictureBox
			name={`gridfold-steps-${from + 1}`}
			title={titleOf(present.value)}
			link={fullAddress(ownLink())}
			frames={frames}
			width={WIDTH}
			columns={COLUMNS}
		>
			<RangeChoice first={first} count={steps.length} />
		</PictureBox>
	);
}

function words(step: HintStep, at: number): string {
	return t('picture.step', { number: at + 1, technique: techniqueName(step), what: what(step) });
}

/** "r1c2 = 4", or "r1c2 ≠ 3, 4; …" */
function what({ placed, removed }: HintStep): string {
	const said = [
		...placed.map(({ cell, value }) => `${name(cell)} = ${shown(value)}`),
		...removed.map(({ cell, values }) => `${name(cell)} ≠ ${values.map(shown).join(', ')}`),
	];
	return [...said.slice(0, NAMED), ...(said.length > NAMED ? ['…'] : [])].join('; ');
}

function name(cell: number): string {
	const { row, column } = placeOfCell(draft.value.size, cell);
	return t('word.cell', { row: row + 1, column: column + 1 });
}

const shown = (value: number) => shownValue(value, scaleOf(draft.value));
