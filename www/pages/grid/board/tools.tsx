/*
 * The tools below the board: the switch between Play and Set, and the row of
 * commands.
 */
import { t } from '../../../language';
import type { Key } from '../../../language/keys';
import { command, ToolAction } from '../../../shell/commands';
import { copyStep } from '../state/copying';
import { mode } from '../state/screen';
import { focusBoard } from './focus';
import { PaperWay } from './paper-way';

const TOOLS = [
	'undo',
	'redo',
	'clear',
	'corner',
	'centre',
	'colour',
	'shape-odd',
	'shape-even',
	'zoom',
] as const;

/** Captions of tools whose names are too long for one. */
const SHORTER: Partial<Record<(typeof TOOLS)[number], Key>> = {
	undo: 'tool.undo',
	redo: 'tool.redo',
	corner: 'tool.corner',
	centre: 'tool.centre',
	colour: 'tool.colour',
	'shape-odd': 'tool.shape-odd',
	'shape-even': 'tool.shape-even',
	zoom: 'tool.zoom',
};

export function Tools() {
	const step = copyStep.value;
	return (
		<div class="tools" role="toolbar" aria-label={t('tools.name')}>
			{step ? (
				<PaperWay step={step} />
			) : (
				<div class="mode-row">
					<ModeSwitch />
					<ToolAction of="city" caption={t('tool.city')} />
				</div>
			)}
			<ToolRow />
		</div>
	);
}

export function ToolRow() {
	return (
		<div class="tool-row">
			{TOOLS.filter((id) => command(id).fits?.() ?? true).map((id) => (
				<ToolAction key={id} of={id} caption={t(SHORTER[id] ?? `command.${id}`)} />
			))}
		</div>
	);
}

function ModeSwitch() {
	return (
		<fieldset class="modes" aria-label={t('mode.name')}>
			{(['set', 'play'] as const).map((id) => (
				<label key={id} title={t(`mode.${id}.how`)}>
					<input
						type="radio"
						name="mode"
						value={id}
						checked={mode.value === id}
						onClick={backToBoard}
						onChange={() => {
							mode.value = id;
						}}
					/>
					<span>{t(`mode.${id}`)}</span>
				</label>
			))}
		</fieldset>
	);
}

/** After a click the keys are for the board again; after an arrow key they still choose. */
function backToBoard({ detail }: MouseEvent): void {
	if (detail > 0) focusBoard();
}
