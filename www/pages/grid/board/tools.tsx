/*
 * The tools below the board: the switch between Play and Set up, undo and redo,
 * and what a digit does in Play. Rarer actions are in the menu "More".
 */
import { t } from '../../../language';
import type { Key } from '../../../language/keys';
import { SHAPE_NAMES } from '../../../pictures/grid/variants';
import { command, ToolAction } from '../../../shell/commands';
import { copyStep } from '../state/copying';
import { isMade } from '../state/next';
import { mode } from '../state/screen';
import { BranchBar, openBranch } from './branch';
import { focusBoard } from './focus';
import { PaperWay } from './paper-way';

const SHAPE_TOOLS = SHAPE_NAMES.map((shape) => `shape-${shape}` as const);

const TOOLS = ['undo', 'redo', 'clear', ...SHAPE_TOOLS, 'zoom'] as const;

/** A short caption, because the names of most tools are too long for one. */
const shorter = (id: (typeof TOOLS)[number]): Key =>
	id === 'clear' ? 'command.clear' : `tool.${id}`;

/** What a digit does; pressing the same tool again returns to numbers. */
const STYLES = ['digit', 'corner', 'centre', 'colour'] as const;

export function Tools() {
	const step = copyStep.value;
	return (
		<div class="tools" role="toolbar" aria-label={t('tools.name')}>
			{step ? <PaperWay step={step} /> : openBranch() ? <BranchBar /> : null}
			{!step && !openBranch() && !isMade() ? <ModeSwitch /> : null}
			<ToolRow />
		</div>
	);
}

export function ToolRow() {
	return (
		<div class="tool-row">
			{TOOLS.filter(isWanted).map((id) => (
				<ToolAction key={id} of={id} caption={t(shorter(id))} />
			))}
			{mode.value === 'play' ? <Styles /> : null}
		</div>
	);
}

/** While playing or copying, Clear is in the menu. */
const isWanted = (id: (typeof TOOLS)[number]) =>
	(command(id).fits?.() ?? true) &&
	(id !== 'clear' || (mode.value === 'set' && copyStep.value === null));

function Styles() {
	return (
		<fieldset class="modes styles" aria-label={t('tool.styles')}>
			{STYLES.map((id) => {
				const { pressed, run } = command(id);
				return (
					<button
						key={id}
						type="button"
						data-command={id}
						title={t(`command.${id}`)}
						aria-pressed={pressed?.()}
						onClick={run}
					>
						{t(`tool.${id}`)}
					</button>
				);
			})}
		</fieldset>
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

/** After a click, keys go to the board again; after an arrow key, they still move through the choices. */
function backToBoard({ detail }: MouseEvent): void {
	if (detail > 0) focusBoard();
}
