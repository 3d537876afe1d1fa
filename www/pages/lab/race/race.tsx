/*
 * The race: every strategy of the list with a checkbox to take part, a bar for its
 * positions on a logarithmic scale, its running counters, and its finishing flag. A
 * strategy whose whole search is known beforehand also shows an honest estimate of the
 * rest.
 */

import type { LabLane, LabStrategy } from '../../../engine/types';
import { duration, language, number, t } from '../../../language';
import type { Key } from '../../../language/keys';
import { Action } from '../../../shell/commands';
import { Button } from '../../../widgets/button';
import { Icon } from '../../../widgets/icons';
import { into } from '../../../widgets/into';
import { Select } from '../../../widgets/select';
import { lookedAt, racers, racing, strategies, strategy, switchRacing } from '../state/list';
import { isOwn } from '../state/order';
import { isPlain } from '../state/plain';
import { CAPS, cap, isRacing, lanes, ownLanes, stopped } from '../state/race';
import { classView } from '../state/tab';
import { look } from '../state/view';
import { ideaOf, nameOf } from '../words';
import { GuessMark } from './guess';
import { comparedWith, positionsShort, positionsWords } from './measure';
import { estimate, powerOfTen, shareOf, spanOf } from './scale';
import { Sheet } from './sheet';

/** Marks of the scale: powers of ten are written the same way in every language. */
const SCALE: readonly [tries: number, label: string][] = [
	[1, '1'],
	...[3, 6, 9].map((power): [number, string] => [10 ** power, powerOfTen(power)]),
];

export function Race() {
	return (
		<section class="stack tight race" aria-labelledby="race-title" data-racing={isRacing()}>
			<header class="race-head">
				<h2 id="race-title">{t('lab.race')}</h2>
				<div class="buttons">
					{isRacing() ? <Action of="stop" look="primary" /> : <Action of="race" look="primary" />}
				</div>
			</header>
			<ul class="racers">
				{(isPlain.value ? racers : strategies).value.map((one) => (
					<Racer key={one.id} one={one} lane={lanes.value.get(one.id)} />
				))}
			</ul>
			<Sheet />
			<p class="scale hint" aria-hidden="true">
				{SCALE.map(([mark, label]) => (
					<span key={mark} style={{ '--share': shareOf(mark) }}>
						{label}
					</span>
				))}
			</p>
			<p class="hint" aria-hidden="true">
				{t('lab.scale')}
			</p>
			<p class="hint" role="status">
				{outcome()}
			</p>
			{isPlain.value ? null : (
				<>
					<Cap />
					<Counting />
					<div class="buttons">
						<Action of="study-csv" />
					</div>
				</>
			)}
		</section>
	);
}

/** What counts as a try for the selected strategy. */
function Counting() {
	const one = strategy.value;
	return one ? (
		<p class="hint">
			<b>{t('lab.counting', { strategy: nameOf(one.id) })}</b> {t(one.tries as Key)}
		</p>
	) : null;
}

function outcome(): string {
	if (isRacing()) return t('lab.racing');
	if (lanes.value.size === 0) return t('lab.race-how');
	return `${t(stopped.value ? 'lab.race-stopped' : 'lab.race-over')} ${comparedWith()}`;
}

function Cap() {
	return (
		<div class="cap">
			<label for="race-cap">{t('lab.cap')}</label>
			<Select
				id="race-cap"
				value={cap.value}
				options={CAPS.map((tries) => [tries, tries === 0 ? t('lab.cap.none') : number(tries)])}
				choose={into(cap)}
			/>
		</div>
	);
}

function Racer({ one: { id }, lane }: { one: LabStrategy; lane: LabLane | undefined }) {
	const name = nameOf(id);
	return (
		<li
			class={`racer${lookedAt.value === id ? ' looked-at' : ''}`}
			data-strategy={id}
			data-state={lane?.state}
			data-tries={lane?.counters.tries}
			data-positions={lane?.counters.positions}
		>
			{isPlain.value ? null : (
				<input
					type="checkbox"
					aria-label={t('lab.takes-part', { strategy: name })}
					checked={racing.value.has(id)}
					disabled={isRacing()}
					onChange={() => switchRacing(id)}
				/>
			)}
			<Button
				words={name}
				look="quiet racer-name"
				title={ideaOf(id)}
				aria-pressed={lookedAt.value === id}
				onClick={() => look(id)}
			/>
			<span class="racer-count figures">{lane ? triesWords(lane) : ''}</span>
			{classView.value ? (
				<span class="racer-positions figures">{lane ? positionsShort(lane) : ''}</span>
			) : null}
			<Flag lane={lane} />
			<span class="racer-bar" aria-hidden="true">
				<span
					class={`racer-fill ${lane?.state ?? ''}`}
					style={{ '--share': lane ? Math.max(shareOf(lane.counters.positions), 0.004) : 0 }}
				/>
				{lane ? (
					<span class="tries-mark" style={{ '--share': shareOf(lane.counters.tries) }} />
				) : null}
				<GuessMark strategy={id} />
			</span>
			<Words id={id} lane={lane} />
		</li>
	);
}

/** The space for these lines is reserved from the start of a race, so that no bar moves during it. */
function Words({ id, lane }: { id: string; lane: LabLane | undefined }) {
	if (!lane && !(isRacing() && racing.value.has(id))) return null;
	// In the class view eleven lines fit; only the selected strategy shows all its results.
	if (classView.value && lookedAt.value !== id) return null;
	const lines = 2 + (lane && lane.total !== null ? 2 : 0) + (isOwn.value ? 0 : 1);
	return (
		<p class="racer-words hint figures" style={{ '--lines': lines }}>
			{lane ? (
				<>
					<b>{positionsWords(lane)}</b> {words(lane)}
				</>
			) : null}
		</p>
	);
}

const triesWords = ({ counters: { tries } }: LabLane) =>
	t('lab.tries', { count: tries, tries: number(tries) });

function Flag({ lane }: { lane: LabLane | undefined }) {
	const icon = lane?.state === 'ended' ? 'check' : lane?.state === 'limit' ? 'warning' : null;
	return <span class={`flag ${lane?.state ?? ''}`}>{icon ? <Icon name={icon} /> : null}</span>;
}

/** The result: "Done in 12 ms: 1 solution", or where it was stopped and what is left. */
function words(lane: LabLane): string {
	const { state, counters, micros, total } = lane;
	const figures = {
		time: duration(micros),
		solutions: counters.solutions,
		first: lane.first === null ? 'none' : number(lane.first),
	};
	const still = state === 'running' && !isRacing() ? 'limit' : state;
	const said = t(`lab.lane.${still}`, figures);
	const rest = total === null || state === 'ended' ? '' : restWords(total, counters.tries, micros);
	return [said, rest, ownWords(lane.strategy)].filter(Boolean).join(' ');
}

/** If the order was chosen by the visitor: the strategy's figure in its own order. */
function ownWords(strategy: string): string {
	const own = isOwn.value ? undefined : ownLanes.value.get(strategy);
	if (!own) return '';
	return t(`lab.own-order.${own.state === 'ended' ? 'ended' : 'limit'}`, {
		tries: number(own.counters.tries),
	});
}

function restWords(total: number, tries: number, micros: number): string {
	const known = estimate(total, tries, micros);
	if (!known) return '';
	const power = Math.floor(total);
	const count = number(Number((10 ** (total - power)).toFixed(1)));
	const speed = number(Number(known.speed.toPrecision(2)));
	const all = `${count} · ${powerOfTen(power)}`;
	return t('lab.estimate', { tries: all, speed, time: spanWords(known.seconds) });
}

function spanWords(seconds: number): string {
	const span = spanOf(seconds);
	if ('years' in span) return t('lab.years', { count: powerOfTen(span.years) });
	const style = { style: 'unit', unit: span.unit, unitDisplay: 'long' } as const;
	const digits = { maximumSignificantDigits: 2 };
	return new Intl.NumberFormat(language.value, { ...style, ...digits }).format(span.count);
}
