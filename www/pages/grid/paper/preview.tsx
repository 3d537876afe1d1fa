/* One of the sheets on the screen, as it will be on paper, and buttons for the others. */
import { computed, signal } from '@preact/signals';
import { t } from '../../../language';
import { type Command, IconButton } from '../../../widgets/command';
import { LeafSheet } from './leaf';
import { leaves } from './sheets';

/** The sheet last turned to; there may be fewer sheets now. */
const turned = signal(0);
const at = computed(() => Math.max(0, Math.min(turned.value, leaves.value.length - 1)));

const PREVIOUS: Command = {
	id: 'previous-sheet',
	icon: 'previous',
	enabled: () => at.value > 0,
	run: () => turn(-1),
};
const NEXT: Command = {
	id: 'next-sheet',
	icon: 'next',
	enabled: () => at.value < leaves.value.length - 1,
	run: () => turn(1),
};

function turn(by: number): void {
	turned.value = at.peek() + by;
}

export function Preview() {
	const count = leaves.value.length;
	return (
		<section class="stack tight" aria-label={t('paper.preview')}>
			{count > 1 ? (
				<div class="stepper">
					<IconButton command={PREVIOUS} />
					<span class="stepper-place">{t('paper.which', { index: at.value + 1, count })}</span>
					<IconButton command={NEXT} />
				</div>
			) : null}
			<div class="preview" aria-hidden="true">
				<LeafSheet at={at.value} />
			</div>
		</section>
	);
}
