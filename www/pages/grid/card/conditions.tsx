/*
 * A list of clues, givens and signs as buttons: each leads to its place on the
 * board, and arrows walk through them. Removable ones have a second button, or
 * a key, that leaves them out.
 */
import { signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../../language';
import { IconAction } from '../../../shell/commands';
import { Button, Square } from '../../../widgets/button';
import { choose } from '../commands/reasons';
import { type Condition, canGo } from '../state/conditions';
import { isDeskOpen } from '../state/desk';
import { chosen, leaveOut } from '../state/reasons';
import { conditionName } from './titles';

interface ListProps {
	conditions: readonly Condition[];
	tone: 'conflict' | 'redundant';
	/** Whether each item has a button that leaves it out. */
	removable: boolean;
}

/**
 * How many conditions are listed at once: few enough to stay quick while a puzzle is typed. The board shows all of
 * them.
 */
const GLANCE = 24;

const showsAll = signal(false);

function showAll(): void {
	showsAll.value = true;
}

/** The index of the item left out last, until the list is built again: the keyboard continues there. */
let left: number | null = null;

export function ConditionList({ conditions, tone, removable }: ListProps) {
	const list = useRef<HTMLUListElement>(null);
	useLayoutEffect(() => goOn(list.current), []);
	const at = chosen.value ? conditions.indexOf(chosen.value) : -1;
	const many = showsAll.value || at >= GLANCE ? conditions.length : GLANCE;
	return (
		<>
			<ul class={`conditions ${tone}`} ref={list}>
				{conditions.slice(0, many).map((condition, index) => {
					const name = conditionName(condition);
					const canBeLeftOut = removable && canGo(condition);
					return (
						<Item
							key={name}
							name={name}
							condition={condition}
							remove={canBeLeftOut ? () => remove(condition, index) : null}
						/>
					);
				})}
			</ul>
			{conditions.length > many ? (
				<Button
					words={t('conditions.all', { count: conditions.length })}
					look="quiet"
					data-show-all
					onClick={showAll}
				/>
			) : null}
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

/** Removes a condition. Until the list is built again, the focus is on the badge, which stays in place. */
function remove(condition: Condition, index: number): void {
	left = index;
	document.querySelector<HTMLElement>('[data-badge]')?.focus({ preventScroll: true });
	void leaveOut(condition, isDeskOpen.peek());
}

function goOn(list: HTMLElement | null): void {
	const isWaiting = document.activeElement?.matches('[data-badge]');
	const items = list?.querySelectorAll<HTMLElement>('.condition') ?? [];
	if (left !== null && isWaiting) items[Math.min(left, items.length - 1)]?.focus();
	left = null;
}

interface ItemProps {
	name: string;
	condition: Condition;
	remove: (() => void) | null;
}

function Item({ name, condition, remove }: ItemProps) {
	return (
		<li>
			<Button
				words={name}
				look="condition"
				aria-pressed={condition === chosen.value}
				onClick={() => choose(condition)}
				onKeyDown={(event) => {
					if (!remove || !['Delete', 'Backspace'].includes(event.key)) return;
					event.preventDefault();
					remove();
				}}
			/>
			{remove ? <LeaveOut name={name} remove={remove} /> : null}
		</li>
	);
}

function LeaveOut({ name, remove }: { name: string; remove: () => void }) {
	const words = t('redundant.leave-out', { condition: name });
	return <Square words={words} icon="close" look="leave-out" data-leave-out onClick={remove} />;
}
