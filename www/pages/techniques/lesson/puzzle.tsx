/* A whole puzzle that needs the step on the card, to be played with hints; and another one like it. */
import type { Technique } from '../../../engine/types';
import { t } from '../../../language';
import { Action } from '../../../shell/commands';
import { Icon } from '../../../widgets/icons';
import { Making, useIsMaking } from '../../../widgets/making';
import { exerciseLink } from '../state/puzzle';

export function LessonPuzzle({ technique }: { technique: Technique }) {
	const lasts = useIsMaking();
	const { puzzle } = technique;
	if (!puzzle) return null;
	return (
		<section class="stack tight lesson-puzzle" aria-labelledby="lesson-puzzle-title">
			<h2 id="lesson-puzzle-title">{t('techniques.puzzle')}</h2>
			<p>{t('techniques.puzzle-how')}</p>
			{lasts ? (
				<Making />
			) : (
				<div class="buttons">
					<a
						class="button primary"
						href={`#${exerciseLink(puzzle.link, technique)}`}
						data-lesson-puzzle
					>
						<Icon name="play" />
						{t('techniques.play-puzzle')}
					</a>
					<Action of="another-puzzle" />
				</div>
			)}
		</section>
	);
}
