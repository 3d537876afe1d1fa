/*
 * The tools below the board: the switch between Play and Set, the row of
 * commands, and the number pad in reach of the thumb.
 */
import { t } from '../../../language';
import { scaleOf, shownValue } from '../../../pictures/grid/draft';
import { isCell } from '../../../pictures/grid/places';
import { command, ToolAction } from '../../../shell/commands';
import { Icon } from '../../../widgets/icons';
import { draft } from '../state/game';
import { focus, mode } from '../state/screen';
import { isOpenClue } from './caret';
import { enter } from './entry';
import { focusBoard } from './focus';

const TOOLS = ['undo', 'redo', 'clear', 'tens', 'zoom'];

/** Captions of tools whose names are too long for one. */
const SHORTER: Record<string, string> = { tens: 'tool.tens', zoom: 'tool.zoom' };

export function Tools() {
	return (
		<div class="tools" role="toolbar" aria-label={t('tools.name')}>
			<ModeSwitch />
			<div class="tool-row">
				{TOOLS.filter((id) => command(id).fits?.() ?? true).map((id) => (
					<ToolAction key={id} of={id} caption={t(SHORTER[id] ?? `command.${id}`)} />
				))}
			</div>
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

export function NumberPad() {
	const { size } = draft.value;
	const scale = scaleOf(draft.value);
	const isClue = !isCell(size, focus.value);
	const values = Array.from({ length: size }, (_, index) => index + 1);
	const keys = size + 1;
	return (
		<fieldset
			class="pad"
			aria-label={t('pad.name')}
			data-many={size > 9}
			style={{ '--wide': inRows(keys, 16), '--slim': inRows(keys, 7) }}
		>
			{values.map((value) => {
				// Clues count buildings, and a park is none.
				const written = isClue && scale.parks ? value - 1 : value;
				return (
					<button
						type="button"
						key={value}
						class="pad-key"
						disabled={written === 0}
						onClick={() => enter(written)}
					>
						{shownValue(value, scale)}
					</button>
				);
			})}
			<EraseKey />
		</fieldset>
	);
}

function EraseKey() {
	const { id, icon, run } = command('erase');
	const clue = isOpenClue(focus.value);
	const label = t(clue ? 'pad.no-clue' : `command.${id}`);
	return (
		<button
			type="button"
			class="pad-key"
			data-command={id}
			aria-label={label}
			title={label}
			onClick={run}
		>
			{clue ? '–' : icon ? <Icon name={icon} /> : null}
		</button>
	);
}

/** How many keys stand in a row so that all rows, of at most so many, are about equally long. */
function inRows(keys: number, most: number): number {
	return Math.ceil(keys / Math.ceil(keys / most));
}
