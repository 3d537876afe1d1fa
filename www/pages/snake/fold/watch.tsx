/*
 * Watching a snake fold: the picture, the words of the step, and the controls
 * for going through the steps, changing the viewpoint, and changing the end to
 * begin at.
 */

import { t } from '../../../language';
import { VIEWS, type ViewName } from '../../../pictures/snake/frame';
import { command, IconAction } from '../../../shell/commands';
import { Button, Square } from '../../../widgets/button';
import { into } from '../../../widgets/into';
import { Select } from '../../../widgets/select';
import {
	folding,
	goToStep,
	lastStep,
	mirrored,
	playing,
	speed,
	step,
	swapped,
	view,
	zoomed,
} from '../state/view';
import { Layers } from './layers';
import { FoldPicture } from './picture';
import { turnable } from './turnable';
import { TURNS } from './turning';
import { segmentNumber, stepNow, stepWords } from './words';

export function Watch() {
	if (!folding.value) return null;
	return (
		<section class="card sheet watch" aria-label={t('snake.watch')}>
			<FoldPicture />
			<p class="step-words" data-testid="step-words">
				<strong>{t('snake.step.place', { step: step.value, steps: lastStep.value })}</strong>{' '}
				{stepWords(step.value)}
				{step.value === lastStep.value ? `. ${t('snake.step.done')}` : ''}
			</p>
			{turnable() ? <Legend /> : null}
			<Transport />
			<div class="looking">
				{turnable() ? <Views /> : null}
				<Ends />
			</div>
			<details class="more" open={!turnable()}>
				<summary>{t('snake.layers')}</summary>
				<Layers />
			</details>
		</section>
	);
}

/**
 * What the arrow and the glassy cells in the picture mean; both are named in the words of the step and of the one after
 * it.
 */
function Legend() {
	const now = step.value;
	return (
		<ul class="fold-legend">
			<li class="legend-now" data-hidden={now === 0}>
				{t('snake.legend.now', { number: segmentNumber(Math.max(now, 1)) })}
			</li>
			<li class="legend-next" data-hidden={now === 0 || now === lastStep.value}>
				{t('snake.legend.next', { number: segmentNumber(Math.min(now + 1, lastStep.value)) })}
			</li>
		</ul>
	);
}

function Transport() {
	return (
		<div class="transport">
			<IconAction of="step-back" />
			<IconAction of="play" icon={playing.value ? 'pause' : 'play'} pressed={playing.value} />
			<IconAction of="step-on" />
			<input
				type="range"
				aria-label={t('snake.step.slider')}
				min={0}
				max={lastStep.value}
				step={1}
				value={step.value}
				aria-valuetext={stepNow()}
				onInput={({ currentTarget }) => {
					playing.value = false;
					goToStep(Number(currentTarget.value));
				}}
			/>
			<Select
				look="speed"
				label={t('snake.speed')}
				value={speed.value}
				options={[0.5, 1, 2, 4].map((times) => [times, t('snake.speed-times', { times })])}
				choose={into(speed)}
			/>
		</div>
	);
}

function Views() {
	return (
		<>
			<fieldset class="sizes views">
				<legend>{t('snake.view')}</legend>
				{(Object.keys(VIEWS) as ViewName[]).map((name) => (
					<Button
						key={name}
						words={t(`snake.view.${name}`)}
						look="chip"
						data-view={name}
						aria-pressed={view.value === VIEWS[name]}
						onClick={() => {
							view.value = VIEWS[name];
							zoomed.value = 1;
						}}
					/>
				))}
			</fieldset>
			<div class="turns" role="group" aria-label={t('snake.turn')}>
				{(Object.keys(TURNS) as (keyof typeof TURNS)[]).map((name) => (
					<Square
						key={name}
						words={t(`snake.turn.${name}`)}
						icon={name}
						data-turn={name}
						onClick={TURNS[name]}
					/>
				))}
			</div>
		</>
	);
}

/** The choice of its mirror image, and of the other end to begin at. */
function Ends() {
	return (
		<div class="buttons ends">
			<Toggle name="mirror" on={mirrored.value} set={into(mirrored)} />
			<Toggle
				name="swap"
				on={swapped.value}
				set={(on) => {
					swapped.value = on;
					goToStep(0);
				}}
			/>
			<Button
				words={t('command.print')}
				icon="print"
				data-command="print"
				onClick={command('print').run}
			/>
		</div>
	);
}

interface ToggleProps {
	name: 'mirror' | 'swap';
	on: boolean;
	set: (on: boolean) => void;
}

function Toggle({ name, on, set }: ToggleProps) {
	return (
		<Button
			words={t(`snake.${name}`)}
			icon={name}
			data-toggle={name}
			aria-pressed={on}
			onClick={() => set(!on)}
		/>
	);
}
