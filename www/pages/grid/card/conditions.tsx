/*
 * A list of clues, givens and signs as buttons: each goes to its place on the
 * board; arrows walk through them; and those that may go have a second button,
 * or a key, that leaves them out.
 */
import { useRef } from 'preact/hooks';

import { t } from '../../../language';
import { IconAction } from '../../../shell/commands';
import { Icon } from '../../../widgets/icons';
import { choose } from '../commands/reasons';
import { type Condition, canGo } from '../state/conditions';
import { isDeskOpen } from '../state/desk';
import { chosen, leaveOut } from '../state/reasons';
import { conditionName } from './titles';

interface ListProps {
	conditions: readonly Condition[];
	tone: 'conflict' | 'redundant';
	/** Whether each can be left out from here. */
	removable: boolean;
}

export function ConditionList({ conditions, tone, removable }: ListProps) {
	const list = useRef<HTMLUListElement>(null);
	const at = chosen.value ? conditions.indexOf(chosen.value) : -1;
	return (
		<>
			<ul class={`conditions ${tone}`} ref={list} tabIndex={-1}>
				{conditions.map((condition) => (
					<Item
						key={conditionName(condition)}
						condition={condition}
						remove={
							removable && canGo(condition)
								? () => {
										// The list stays where it is while it is made anew; the keyboard stays there too.
										list.current?.focus({ preventScroll: true });
										void leaveOut(condition, isDeskOpen.peek());
									}
								: null
						}
					/>
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

function Item({ condition, remove }: { condition: Condition; remove: (() => void) | null }) {
	const name = conditionName(condition);
	const words = t('redundant.leave-out', { condition: name });
	return (
		<li>
			<button
				type="button"
				class="condition"
				aria-pressed={condition === chosen.value}
				onClick={() => choose(condition)}
				onKeyDown={(event) => {
					if (!remove || !['Delete', 'Backspace'].includes(event.key)) return;
					event.preventDefault();
					remove();
				}}
			>
				{name}
			</button>
			{remove ? (
				<button
					type="button"
					class="leave-out"
					data-leave-out
					aria-label={words}
					title={words}
					onClick={remove}
				>
					<Icon name="close" />
				</button>
			) : null}
		</li>
	);
}
