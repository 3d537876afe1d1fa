/*
 * Writing a snake down: the box, the lengths as text, the cubelets as a strip,
 * the few tools for both, and what all of it makes as a drawing.
 */

import { t } from '../../../language';
import { Flat } from '../../../pictures/snake/flat';
import { Icon } from '../../../widgets/icons';
import { command } from '../../grid/commands';
import { box, chain, editBox, runs } from '../state/snake';
import { BoxChoice } from './box';
import { Field } from './field';
import { Strip, toggle } from './strip';

/** Tools whose names are too long to stand below them. */
const SHORTER = ['reverse', 'fit', 'stick'];

const TOOLS = ['undo', 'redo', 'reverse', 'fit', 'stick'];

export function Write() {
	return (
		<>
			<section class="sheet write" aria-label={t('cube.write')}>
				<BoxChoice name="box" value={box.value} choose={editBox} />
				<Field />
				<Strip />
				<div class="tool-row" role="toolbar" aria-label={t('tools.name')}>
					{TOOLS.map((id) => (
						<Tool key={id} id={id} />
					))}
				</div>
			</section>
			<section class="sheet on-table" aria-label={t('cube.on-table')}>
				<h2>{t('cube.on-table')}</h2>
				<div class="flat-scroll">
					<Flat chain={chain.value} numbers label={flatLabel()} onPick={toggle} />
				</div>
				<p class="hint">{t('cube.compare')}</p>
			</section>
		</>
	);
}

function flatLabel(): string {
	const lengths = runs.value.join(' ');
	return t('cube.flat', { count: chain.value.length, segments: runs.value.length, lengths });
}

function Tool({ id }: { id: string }) {
	const { icon, run, enabled } = command(id);
	const label = t(`command.${id}`);
	return (
		<button
			type="button"
			class="quiet square tool"
			data-command={id}
			aria-label={label}
			title={label}
			disabled={!(enabled?.() ?? true)}
			onClick={run}
		>
			{icon ? <Icon name={icon} /> : null}
			<span class="caption" aria-hidden="true">
				{SHORTER.includes(id) ? t(`cube.tool.${id}`) : label}
			</span>
		</button>
	);
}
