/*
 * A new snake: a stick for a box, one of the known ones, or one of those
 * worked on before.
 */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../../language';
import type { Box } from '../../../pictures/snake/chain';
import { Flat } from '../../../pictures/snake/flat';
import { language } from '../../../shell/settings';
import { openPreset, openRecent, openStick } from '../open';
import { readRecentSnakes, recentSnakes } from '../state/slots';
import { box, snakes } from '../state/snake';
import { BoxChoice, boxName } from '../write/box';
import { PRESETS } from './presets';

const boxChosen = signal<Box>([3, 3, 3]);

export function Begin() {
	useEffect(() => {
		boxChosen.value = box.value;
	}, [box.value]);
	useEffect(() => void readRecentSnakes(), [snakes.value]);
	return (
		<>
			<form
				class="stack"
				onSubmit={(event) => {
					event.preventDefault();
					openStick(boxChosen.value);
				}}
			>
				<BoxChoice
					name="new-box"
					value={boxChosen.value}
					choose={(next) => {
						boxChosen.value = next;
					}}
				/>
				<button type="submit" class="secondary wide">
					{t('cube.start', { box: boxName(boxChosen.value) })}
				</button>
			</form>
			<Known />
			<Recent />
		</>
	);
}

function Known() {
	return (
		<section aria-labelledby="known-title">
			<h3 id="known-title">{t('cube.known')}</h3>
			<ul class="puzzles">
				{PRESETS.map((preset) => (
					<li key={preset.id}>
						<button
							type="button"
							class="puzzle"
							data-preset={preset.id}
							onClick={() => openPreset(preset)}
						>
							<Flat chain={preset.chain} label="" />
							<span class="puzzle-title">{t(`cube.preset.${preset.id}`)}</span>
							<span class="puzzle-note">{boxName(preset.box)}</span>
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}

function Recent() {
	if (recentSnakes.value.length === 0) return null;
	const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
	return (
		<section aria-labelledby="recent-title">
			<h3 id="recent-title">{t('cube.recent')}</h3>
			<ul class="puzzles">
				{recentSnakes.value.slice(0, 8).map((one) => (
					<li key={one.board}>
						<button type="button" class="puzzle" onClick={() => void openRecent(one)}>
							<Flat chain={one.chain} label="" />
							<span class="puzzle-title">
								{t('cube.recent-one', { count: one.chain.length, box: boxName(one.box) })}
							</span>
							<span class="puzzle-note">{when.format(one.when)}</span>
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
