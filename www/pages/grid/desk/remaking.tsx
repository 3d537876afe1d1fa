/*
 * Other puzzles made from this one by the setter's wish. A puzzle with several
 * solutions can be completed; a puzzle with one solution can be thinned out,
 * varied, or made easier or harder. Any puzzle can be the start of a new one that
 * keeps what is printed.
 */
import { useRef } from 'preact/hooks';
import { running } from '../../../engine/search';
import { number, t } from '../../../language';
import { Action } from '../../../shell/commands';
import { Progress } from '../../../widgets/progress';
import { type Badge, badge } from '../state/badge';
import { Locking } from './locking';
import { Offered } from './offered';
import { Proposed } from './proposals';
import { WishLine } from './wish-line';

/** The operations that are possible, by the number of solutions. */
const UNIQUE = ['thin-out', 'easier', 'harder', 'vary'] as const;
const ALWAYS = ['around', 'places'] as const;

const WORKS: readonly string[] = ['complete', ...UNIQUE, ...ALWAYS];

export function Remaking() {
	/** The last verdict, kept until the next answer so that buttons do not flicker with each key. */
	const last = useRef<Badge['verdict'] | null>(null);
	const job = running.value;
	if (job && WORKS.includes(job.question)) {
		const { nodes } = job.progress;
		return <Progress figures={t('running.looks', { count: nodes, number: number(nodes) })} />;
	}
	if (badge.value) last.current = badge.value.verdict;
	const verdict = last.current;
	return (
		<section class="stack tight finding-part remaking" aria-labelledby="remaking-title">
			<h2 id="remaking-title">{t('remake.legend')}</h2>
			<WishLine />
			<Locking />
			<div class="buttons">
				{verdict === 'several' ? <Action of="complete" /> : null}
				{[...(verdict === 'unique' ? UNIQUE : []), ...ALWAYS].map((one) => (
					<Action key={one} of={one} />
				))}
			</div>
			<Offered />
			<Proposed />
		</section>
	);
}
