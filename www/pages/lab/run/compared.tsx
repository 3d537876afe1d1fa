/* Two strategies making the same decisions: the choice of the other strategy, where the two diverge, what was
 * noticed, and what that saves. */
import { number, say, t } from '../../../language';
import { Button } from '../../../widgets/button';
import { Select } from '../../../widgets/select';
import type { Difference } from '../log/compare';
import { compared, compareWith, difference, noticed } from '../state/compare';
import { isKnown } from '../state/known';
import { lookedAt, strategies } from '../state/list';
import { AHEAD, otherRun } from '../state/trace';
import { goToNode, trace } from '../state/view';
import { continued, nameOf, tryName } from '../words';

export function Comparison() {
	const others = strategies.value.filter(({ id }) => id !== lookedAt.value);
	return (
		<section class="stack tight comparison" aria-label={t('lab.comparison')}>
			<div class="grain">
				<label for="lab-compare">{t('lab.compare')}</label>
				<Select
					id="lab-compare"
					value={compared.value}
					options={[
						['', t('lab.compare.none')],
						...others.map(({ id }) => [id, nameOf(id)] as const),
					]}
					choose={compareWith}
				/>
			</div>
			<Words />
		</section>
	);
}

/** A run may skip a try without an event that says why. */
const wordsFor = ({ kind, event }: Difference) =>
	kind === 'removed' && event < 0 ? 'untried' : kind;

function Words() {
	const known = difference.value;
	const log = trace.value?.log;
	if (!log || compared.value === '') return null;
	if (!isKnown.value) return <Secret />;
	if (!known) return null;
	const { kind, node, refused, tries, complete } = known;
	if (kind === 'unread') return <Unread />;
	const figures = {
		one: nameOf(lookedAt.value),
		other: nameOf(compared.value),
		try: tryName(log, refused),
		why: noticed.value ? continued(say(noticed.value.message)) : '…',
		tries: number(tries),
		count: tries,
	};
	return (
		<p class="comparison-words" data-kind={kind} data-node={node} data-testid="comparison">
			<span>
				{t(`lab.compare.${wordsFor(known)}`, figures)}
				{kind === 'same' || complete ? '' : ` ${t('lab.compare.open')}`}
			</span>
			{kind === 'same' ? null : (
				<Button words={t('lab.compare.go')} onClick={() => goToNode(node)} />
			)}
		</p>
	);
}

/** The number of tries saved would reveal how long this run is. */
function Secret() {
	return (
		<p class="comparison-words" data-kind="secret" data-testid="comparison">
			{t('lab.compare.secret', { one: nameOf(lookedAt.value) })}
		</p>
	);
}

/** The other run has not been traced this far, so the result is not known yet; the run can be traced further. */
function Unread() {
	const { length = 0, reading = false } = otherRun.now.value ?? {};
	const figures = { other: nameOf(compared.value), events: number(length) };
	return (
		<p class="comparison-words" data-kind="unread" data-testid="comparison">
			<span>{t('lab.compare.unread', figures)}</span>
			<Button
				words={t('lab.compare.more')}
				aria-disabled={reading}
				onClick={() => void otherRun.more(length + AHEAD)}
			/>
		</p>
	);
}
