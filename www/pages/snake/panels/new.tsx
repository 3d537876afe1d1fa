/*
 * A new snake: a stick for a box, one of the known snakes, or an earlier one.
 */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../../language';
import { type Box, boxName } from '../../../pictures/snake/chain';
import { Flat } from '../../../pictures/snake/flat';
import { Recent } from '../../../shell/shelf';
import { Button } from '../../../widgets/button';
import { into } from '../../../widgets/into';
import { openPreset, openStick } from '../open';
import { slots } from '../state/slots';
import { box, snakes } from '../state/snake';
import { BoxChoice } from '../write/box';
import { PRESETS } from './presets';
import { SHELF } from './shelf';

const boxChosen = signal<Box>([3, 3, 3]);

export function New() {
	useEffect(() => {
		boxChosen.value = box.value;
	}, [box.value]);
	useEffect(() => void slots.ready(), [snakes.value]);
	return (
		<>
			<form
				class="stack"
				onSubmit={(event) => {
					event.preventDefault();
					openStick(boxChosen.value);
				}}
			>
				<BoxChoice name="new-box" value={boxChosen.value} choose={into(boxChosen)} />
				<Button
					words={t('snake.start', { box: boxName(boxChosen.value) })}
					look="secondary wide"
					type="submit"
				/>
			</form>
			<Known />
			<Recent shelf={SHELF} />
		</>
	);
}

function Known() {
	return (
		<section aria-labelledby="known-title">
			<h3 id="known-title">{t('snake.known')}</h3>
			<ul class="puzzles">
				{PRESETS.map((preset) => (
					<li key={preset.id}>
						<button
							type="button"
							class="puzzle"
							data-preset={preset.id}
							onClick={() => openPreset(preset)}
						>
							<Flat chain={preset.chain} />
							<span class="puzzle-title">{t(`snake.preset.${preset.id}`)}</span>
							<span class="puzzle-about">{boxName(preset.box)}</span>
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
