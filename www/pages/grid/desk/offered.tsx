/*
 * A puzzle made from the one on the board, and shown there: how hard it is, and
 * what was changed. The setter can accept or reject it.
 */
import { useEffect, useRef } from 'preact/hooks';
import { say, t } from '../../../language';
import { Button } from '../../../widgets/button';
import { Opener } from '../../../widgets/opener';
import { gradeShort } from '../card/grade-words';
import { conditionName } from '../card/titles';
import { type Condition, placeName } from '../state/conditions';
import type { Difference } from '../state/difference';
import { grade } from '../state/grade';
import { leave, type Offer, offer, take } from '../state/offer';

export function Offered() {
	const now = offer.value;
	return now ? <Told key={`${now.way} ${now.found?.draft}`} its={now} /> : null;
}

function Told({ its }: { its: Offer }) {
	const { message, found } = its;
	const first = useRef<HTMLButtonElement>(null);
	useEffect(() => first.current?.focus(), []);
	return (
		<div class="offered" data-offered={its.way}>
			{message ? <p>{say(message)}</p> : null}
			{found ? <Change found={found} /> : null}
			<div class="buttons">
				{found ? (
					<Button
						ref={first}
						words={t('offer.take')}
						look="primary"
						data-take
						onClick={() => take(its)}
					/>
				) : null}
				<Button
					ref={found ? null : first}
					words={t(found ? 'offer.leave' : 'offer.close')}
					data-leave
					onClick={leave}
				/>
			</div>
		</div>
	);
}

function Change({ found }: { found: NonNullable<Offer['found']> }) {
	const { added, removed } = found.difference;
	const grades = [grade.value, found.grade].flatMap((one) => (one ? [gradeShort(one)] : []));
	return (
		<>
			<p class="offered-grade">{grades.join(' → ')}</p>
			<p>{countWords(found.difference)}</p>
			<p class="hint">{t('offer.how')}</p>
			<Opener label={t('offer.which')}>
				<Places name={t('offer.new')} all={added} />
				<Places name={t('offer.gone')} all={removed} />
			</Opener>
		</>
	);
}

function Places({ name, all }: { name: string; all: readonly Condition[] }) {
	if (all.length === 0) return null;
	return (
		<>
			<h3>{name}</h3>
			<p>{all.map(conditionName).join(' · ')}</p>
		</>
	);
}

/** "5 other numbers, 2 added": a number that replaces another one counts as changed, not as added. */
function countWords({ added, removed }: Difference): string {
	const gone = new Set(removed.map(placeName));
	const other = added.filter((one) => gone.has(placeName(one))).length;
	const counts = { other, added: added.length - other, removed: removed.length - other };
	return (['other', 'added', 'removed'] as const)
		.filter((one) => counts[one] > 0)
		.map((one) => t(`offer.${one}`, { count: counts[one] }))
		.join(', ');
}
