/* The steps on paper: the puzzle's name, how hard it is, and each step beside the board before it. */
import type { PathAnswer } from '../../../engine/types';
import { Miniature } from '../../../pictures/grid/miniature';
import { draft } from '../state/game';
import { headOfSteps, stepText } from './text';

export function Sheet({ answer }: { answer: PathAnswer }) {
	const [title, ...more] = headOfSteps();
	return (
		<section class="steps-sheet">
			<h1>{title}</h1>
			{more.map((line) => (
				<p key={line}>{line}</p>
			))}
			<ol>
				{answer.steps.map((step, at) => (
					<li key={at}>
						<Miniature draft={draft.value} entries={step.before.placed} />
						<p>
							{at + 1}. {stepText(step)}
						</p>
					</li>
				))}
			</ol>
		</section>
	);
}
