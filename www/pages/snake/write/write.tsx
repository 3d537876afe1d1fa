/*
 * Writing down a snake: the box, the lengths as text, the cubelets as a strip,
 * the few tools for both, and a drawing of the result.
 */

import { t } from '../../../language';
import type { Key } from '../../../language/keys';
import { Flat } from '../../../pictures/snake/flat';
import { ToolAction } from '../../../shell/commands';
import { box, chain, editBox, runs } from '../state/snake';
import { BoxChoice } from './box';
import { Field } from './field';
import { Strip, toggle } from './strip';

/** Shorter captions, for tools whose names are too long. */
const SHORTER: Partial<Record<(typeof TOOLS)[number], Key>> = {
	undo: 'tool.undo',
	redo: 'tool.redo',
	reverse: 'snake.tool.reverse',
	fit: 'snake.tool.fit',
	stick: 'snake.tool.stick',
};

const TOOLS = ['undo', 'redo', 'reverse', 'fit', 'stick'] as const;

export function Write() {
	return (
		<>
			<section class="card sheet write" aria-label={t('snake.write')}>
				<BoxChoice name="box" value={box.value} choose={editBox} />
				<Field />
				<Strip />
				<div class="tool-row" role="toolbar" aria-label={t('tools.name')}>
					{TOOLS.map((id) => (
						<ToolAction key={id} of={id} caption={t(SHORTER[id] ?? `command.${id}`)} />
					))}
				</div>
			</section>
			<section class="card sheet on-table" aria-label={t('snake.on-table')}>
				<h2>{t('snake.on-table')}</h2>
				<div class="flat-scroll">
					<Flat chain={chain.value} numbers label={flatLabel()} onPick={toggle} />
				</div>
				<p class="hint">{t('snake.compare')}</p>
			</section>
		</>
	);
}

function flatLabel(): string {
	const lengths = runs.value.join(' ');
	return t('snake.flat', { count: chain.value.length, segments: runs.value.length, lengths });
}
