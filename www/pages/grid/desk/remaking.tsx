/*
 * Other puzzles made of this one, for which it must have one solution: without
 * what is not needed, with other numbers in the same places, easier, harder.
 */
import { running } from '../../../engine/search';
import { SYMMETRIES } from '../../../engine/wish';
import { number, t } from '../../../language';
import { Action } from '../../../shell/commands';
import { Progress } from '../../../widgets/progress';
import { badge } from '../state/badge';
import { symmetry } from '../state/screen';

const QUESTIONS = ['complete', 'thin-out', 'vary', 'easier', 'harder'];

export function Remaking() {
	const job = running.value;
	if (job && QUESTIONS.includes(job.question)) {
		const { nodes } = job.progress;
		return <Progress figures={t('running.looks', { count: nodes, number: number(nodes) })} />;
	}
	if (badge.value?.verdict !== 'unique') return null;
	return (
		<section class="finding-part remaking" aria-labelledby="remaking-title">
			<h2 id="remaking-title">{t('remake.legend')}</h2>
			<div class="buttons">
				<Action of="thin-out" look="secondary" />
				<SymmetryChoice />
			</div>
			<div class="buttons">
				<Action of="easier" look="secondary" />
				<Action of="harder" look="secondary" />
				<Action of="vary" look="secondary" />
			</div>
		</section>
	);
}

/** How what is left when the puzzle is thinned out lies on the board. */
function SymmetryChoice() {
	return (
		<select
			aria-label={t('play.symmetry')}
			value={symmetry.value}
			onChange={({ currentTarget }) => {
				symmetry.value = SYMMETRIES[currentTarget.selectedIndex] ?? 'none';
			}}
		>
			{SYMMETRIES.map((one) => (
				<option key={one} value={one}>
					{t(`play.symmetry.${one}`)}
				</option>
			))}
		</select>
	);
}
