/*
 * A new snake: a stick for a box, one of the known ones, or one of those
 * worked on before.
 */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { date, t } from '../../../language';
import { type Box, boxName } from '../../../pictures/snake/chain';
import { Flat } from '../../../pictures/snake/flat';
import { openPreset, openRecent, openStick } from '../open';
import { slots } from '../state/slots';
import { box, type SnakePosition, snakes } from '../state/snake';
import { BoxChoice } from '../write/box';
import { PRESETS } from './presets';

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
				<BoxChoice
					name="new-box"
					value={boxChosen.value}
					choose={(next) => {
						boxChosen.value = next;
					}}
				/>
				<button type="submit" class="secondary wide">
					{t('snake.start', { box: boxName(boxChosen.value) })}
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
							<Flat chain={preset.chain} label="" />
							<span class="puzzle-title">{t(`snake.preset.${preset.id}`)}</span>
							<span class="puzzle-about">{boxName(preset.box)}</span>
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}

function Recent() {
	const left = slots.recent.value.slice(0, 8);
	if (left.length === 0) return null;
	return (
		<section aria-labelledby="recent-title">
			<h3 id="recent-title">{t('snake.recent')}</h3>
			<ul class="puzzles">
				{left.map((one) => (
					<li key={one.board}>
						<button type="button" class="puzzle" onClick={() => void openRecent(one)}>
							<Flat chain={one.present.chain} label="" />
							<span class="puzzle-title">{snakeName(one.present)}</span>
							<span class="puzzle-about">{date(one.when)}</span>
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}

/** "27 cubelets, 3 × 3 × 3" */
function snakeName({ chain, box }: SnakePosition): string {
	return t('snake.recent-one', { count: chain.length, box: boxName(box) });
}
