/*
 * All steps of the folding as a list in words: clicking one goes there. The
 * list includes the layers of the cube as tables, which need no picture.
 */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../../language';
import { desk, folding, goToStep, lastStep, playing, step } from '../state/view';
import { stepWords } from './words';

export function Steps() {
	const list = useRef<HTMLOListElement>(null);
	const now = step.value;
	useLayoutEffect(() => showCurrent(list.current), [now]);
	if (!folding.value || desk.value !== 'fold') return null;
	return (
		<section class="stack tight finding-part" aria-labelledby="steps-title">
			<h2 id="steps-title">{t('snake.steps')}</h2>
			<ol class="steps" id="steps" ref={list}>
				{Array.from({ length: lastStep.value + 1 }, (_, number) => (
					<li key={number}>
						<button
							type="button"
							class="step"
							data-step={number}
							aria-current={number === now ? 'step' : undefined}
							onClick={() => {
								playing.value = false;
								goToStep(number);
							}}
						>
							<span class="step-number">{number}</span>
							{stepWords(number)}
						</button>
					</li>
				))}
			</ol>
		</section>
	);
}

/** Scrolls the list, and nothing else. */
function showCurrent(list: HTMLOListElement | null): void {
	const here = list?.querySelector<HTMLElement>('[aria-current]');
	if (!list || !here) return;
	const middle = (list.clientHeight - here.offsetHeight) / 2;
	list.scrollTop = here.offsetTop - list.offsetTop - middle;
}
