/*
 * The tools below the board: the switch between Play and Set, the row of
 * commands, and the number pad in reach of the thumb.
 */

import { t } from '../../../language';
import { mode } from '../../../shell/screen';
import { Icon } from '../../../widgets/icons';
import { keyName } from '../../../widgets/key-names';
import { type Command, command } from '../commands';
import { draft } from '../state/game';
import { focusBoard } from './board';
import { enter } from './play';
import { shownValue } from './speech';

const TOOLS = ['undo', 'redo', 'clear', 'tens', 'zoom'];

/** Tools whose names are too long to stand below them where there is no mouse to ask. */
const SHORTER = ['tens', 'zoom'];

export function Tools() {
	return (
		<div class="tools" role="toolbar" aria-label={t('tools.name')}>
			<ModeSwitch />
			<div class="tool-row">
				{TOOLS.map(command)
					.filter(({ fits }) => fits?.() ?? true)
					.map((one) => (
						<Tool key={one.id} command={one} />
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

/** After a click the keys are for the board again; who chooses by arrow keys goes on choosing. */
function backToBoard({ detail }: MouseEvent): void {
	if (detail > 0) focusBoard();
}

function Tool({ command: { id, icon, enabled, pressed, run, keys } }: { command: Command }) {
	const label = t(`command.${id}`);
	return (
		<button
			type="button"
			class="quiet square tool"
			data-command={id}
			aria-label={label}
			title={keys?.[0] ? `${label} (${keyName(keys[0])})` : label}
			aria-pressed={pressed?.()}
			disabled={!(enabled?.() ?? true)}
			onClick={run}
		>
			{icon ? <Icon name={icon} /> : null}
			<span class="caption" aria-hidden="true">
				{SHORTER.includes(id) ? t(`tool.${id}`) : label}
			</span>
		</button>
	);
}

export function NumberPad() {
	const { size, unit } = draft.value;
	const values = Array.from({ length: size }, (_, index) => index + 1);
	const keys = size + 1;
	return (
		<fieldset
			class="pad"
			aria-label={t('pad.name')}
			data-many={size > 9}
			style={{ '--wide': inRows(keys, 16), '--slim': inRows(keys, 7) }}
		>
			{values.map((value) => (
				<button type="button" key={value} class="pad-key" onClick={() => enter(value)}>
					{shownValue(value, unit)}
				</button>
			))}
			<EraseKey />
		</fieldset>
	);
}

function EraseKey() {
	const { id, icon, run } = command('erase');
	const label = t(`command.${id}`);
	return (
		<button
			type="button"
			class="pad-key"
			data-command={id}
			aria-label={label}
			title={label}
			onClick={run}
		>
			{icon ? <Icon name={icon} /> : null}
		</button>
	);
}

/** How many keys stand in a row so that all rows, of at most so many, are about equally long. */
function inRows(keys: number, most: number): number {
	return Math.ceil(keys / Math.ceil(keys / most));
}
