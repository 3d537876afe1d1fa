/*
 * A list of clues, givens and signs as buttons: each goes to its place on the
 * board; arrows walk through them; and one that may go can be left out.
 */

import { t } from '../../../language';
import { IconAction } from '../../../shell/commands';
import { choose } from '../commands/reasons';
import type { Condition } from '../state/conditions';
import { chosen, leaveOut } from '../state/reasons';
import { conditionName } from './titles';

interface ListProps {
	conditions: readonly Condition[];
	tone: 'conflict' | 'redundant';
}

export function ConditionList({ conditions, tone }: ListProps) {
	const at = chosen.value ? conditions.indexOf(chosen.value) : -1;
	return (
		<>
			<ul class={`conditions ${tone}`}>
				{conditions.map((condition) => (
					<li key={conditionName(condition)}>
						<button
							type="button"
							class="condition"
							aria-pressed={condition === chosen.value}
							onClick={() => choose(condition)}
						>
							{conditionName(condition)}
						</button>
					</li>
				))}
			</ul>
			{conditions.length > 1 ? (
				<div class="stepper">
					<IconAction of="previous-reason" />
					<span class="stepper-place">
						{at < 0
							? t('conditions.walk')
							: t('conditions.which', { index: at + 1, count: conditions.length })}
					</span>
					<IconAction of="next-reason" />
				</div>
			) : null}
		</>
	);
}

export function LeaveOut({ conditions }: { conditions: readonly Condition[] }) {
	const condition = chosen.value;
	if (!condition || !conditions.includes(condition)) return null;
	return (
		<div class="buttons">
			<button type="button" class="primary" data-leave-out onClick={() => void leaveOut(condition)}>
				{t('redundant.leave-out', { condition: conditionName(condition) })}
			</button>
		</div>
	);
}
