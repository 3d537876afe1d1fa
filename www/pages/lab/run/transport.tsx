/*
 * The controls of a run: its ends, steps of a chosen size, the slider, the buttons for the next landmarks, and the
 * speed.
 */

import { t } from '../../../language';
import { command, IconAction } from '../../../shell/commands';
import { into } from '../../../widgets/into';
import { Select } from '../../../widgets/select';
import { find } from '../commands';
import { GRAINS, type Landmark } from '../log/steps';
import { knownLength } from '../state/known';
import { calmEvent, goTo, grain, playing, SPEEDS, speed, USUAL } from '../state/view';
import { Mark } from '../tree/marks';
import { placeWords } from '../words';

export function Transport() {
	return (
		<div class="stack run-controls" role="group" aria-label={t('lab.transport')}>
			<div class="run-buttons">
				<IconAction of="study-first" />
				<IconAction of="study-back" />
				<IconAction
					of="study-play"
					icon={playing.value ? 'pause' : 'play'}
					pressed={playing.value}
				/>
				<IconAction of="study-on" />
				<IconAction of="study-last" />
			</div>
			<input
				type="range"
				class="run-slider"
				aria-label={t('lab.slider')}
				min={0}
				max={knownLength.value}
				step={1}
				value={calmEvent.value + 1}
				aria-valuetext={placeWords()}
				onInput={({ currentTarget }) => {
					goTo(Number(currentTarget.value));
				}}
			/>
		</div>
	);
}

/** The buttons for the next landmarks, the size of a step, and the speed. */
export function Choices() {
	return (
		<div class="run-choices">
			<div class="landmarks" role="group" aria-label={t('lab.next')}>
				{(['dead-end', 'decision', 'solution'] as const).map((landmark) => (
					<Next key={landmark} landmark={landmark} />
				))}
			</div>
			<GrainChoice />
			<Speed />
		</div>
	);
}

function Speed() {
	return (
		<Select
			look="speed"
			label={t('lab.speed')}
			value={speed.value}
			options={SPEEDS.map((times) => [times, t('lab.steps-a-second', { count: times * USUAL })])}
			choose={into(speed)}
		/>
	);
}

function GrainChoice() {
	return (
		<div class="grain">
			<label for="lab-grain">{t('lab.grain')}</label>
			<Select
				id="lab-grain"
				value={grain.value}
				options={GRAINS.map((one) => [one, t(`lab.grain.${one}`)])}
				choose={into(grain)}
			/>
		</div>
	);
}

function Next({ landmark }: { landmark: Landmark }) {
	const id = `study-${landmark}` as const;
	return (
		<button
			type="button"
			class="secondary landmark"
			data-command={id}
			aria-disabled={!(command(id).enabled?.() ?? true)}
			title={t(`command.${id}`)}
			aria-label={t(`command.${id}`)}
			onClick={() => find(landmark)}
		>
			<svg class="tree-key" viewBox="-16 -16 32 32" aria-hidden="true">
				<LandmarkMark landmark={landmark} />
			</svg>
			{t(`lab.next.${landmark}`)}
		</button>
	);
}

function LandmarkMark({ landmark }: { landmark: Landmark }) {
	const looks = { 'dead-end': 'dead', decision: 'inner', solution: 'solution' } as const;
	return <Mark look={looks[landmark]} />;
}
