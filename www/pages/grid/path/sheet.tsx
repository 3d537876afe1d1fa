/* The steps of a puzzle on paper: its name and difficulty, and each step beside the board before it. */
import './sheet.css';
import type { Draft, PathAnswer } from '../../../engine/types';
import { Miniature } from '../../../pictures/grid/miniature';
import { stepText } from './text';

interface SheetProps {
	/** The puzzle's name and further facts, one per line. */
	head: readonly string[];
	draft: Draft;
	answer: PathAnswer;
}

export function StepsSheet({ head: [title, ...more], draft, answer }: SheetProps) {
	return (
		<section class="steps-sheet">
			<h1>{title}</h1>
			{more.map((line) => (
				<p key={line}>{line}</p>
			))}
			<ol>
				{answer.steps.map((step, at) => (
					<li key={at}>
						<Miniature draft={draft} entries={step.before.placed} />
						<p>
							{at + 1}. {stepText(draft, step)}
						</p>
					</li>
				))}
			</ol>
		</section>
	);
}
