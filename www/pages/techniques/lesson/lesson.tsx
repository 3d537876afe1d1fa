/*
 * The card of a technique: its title, its rank on the ladder, its idea, the board before and after with the proof,
 * and the board to try it on. A puzzle that needs the technique and links to its neighbours follow.
 */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Technique, TechniqueBoard } from '../../../engine/types';
import { say, t } from '../../../language';
import { Proof } from '../../../pictures/grid/proof/proof';
import { lookOfStep } from '../../../pictures/grid/step-look';
import { Icon } from '../../../widgets/icons';
import { bookLink } from '../link';
import { besides, stepOnLadder, TECHNIQUES } from '../state/book';
import { attempt } from '../state/exercise';
import { bandOf, effectWords, ratingOf, titleOf } from '../words';
import { Exercise } from './exercise';
import { litBy, Picture, shownBoard } from './picture';
import { LessonPuzzle } from './puzzle';

export function Lesson({ technique }: { technique: Technique }) {
	const title = useRef<HTMLHeadingElement>(null);
	useLayoutEffect(() => {
		scrollTo(0, 0);
		title.current?.focus({ preventScroll: true });
	}, []);
	const { id, example } = technique;
	return (
		<article class="card book lesson" aria-labelledby="book-title" data-technique={id}>
			<header>
				<h1 id="book-title" ref={title} tabIndex={-1}>
					{titleOf(technique)}
				</h1>
				<p class="hint">
					{t('techniques.place', {
						step: stepOnLadder(technique),
						steps: TECHNIQUES.length,
						rating: ratingOf(technique),
						band: bandOf(technique),
					})}
				</p>
			</header>
			<p class="idea">{t(`idea.${id}`)}</p>
			{example ? <Pictures example={example} /> : null}
			{attempt.value ? <Exercise attempt={attempt.value} /> : null}
			<LessonPuzzle technique={technique} />
			<Neighbours technique={technique} />
		</article>
	);
}

/** The board before and after the step; an opened link of the proof is shown in the first. */
function Pictures({ example }: { example: TechniqueBoard }) {
	const [opened, open] = useState<number | null>(null);
	const { draft, steps, after } = example;
	const [step] = steps;
	const [result] = after;
	if (!step || !result) return null;
	return (
		<section class="pictures" aria-labelledby="example-title">
			<h2 id="example-title">{t('techniques.example')}</h2>
			<figure>
				<figcaption>
					<strong>{t('techniques.before')}</strong> {say(step.sentence)}
				</figcaption>
				<Picture
					{...shownBoard(draft, step.before)}
					look={lookOfStep(step, draft.size, opened)}
					lit={litBy(step)}
				/>
			</figure>
			{step.evidence ? (
				<div class="because">
					<Proof
						draft={draft}
						step={step}
						opened={opened}
						open={(at) => open(at === opened ? null : at)}
					/>
				</div>
			) : null}
			<figure>
				<figcaption>
					<strong>{t('techniques.after')}</strong> {effectWords(draft, step)}
				</figcaption>
				<Picture {...shownBoard(draft, result)} look={null} />
			</figure>
		</section>
	);
}

function Neighbours({ technique }: { technique: Technique }) {
	return (
		<nav class="neighbours" aria-label={t('techniques.neighbours')}>
			<Neighbour technique={besides(technique, -1)} rel="prev" />
			<Neighbour technique={besides(technique, 1)} rel="next" />
		</nav>
	);
}

/** The technique before or after it on the ladder. */
function Neighbour({ technique, rel }: { technique: Technique | undefined; rel: 'prev' | 'next' }) {
	if (!technique) return <span />;
	const isNext = rel === 'next';
	return (
		<a href={`#${bookLink(technique.id)}`} rel={rel}>
			{isNext ? null : <Icon name="previous" />}
			<span>
				<span class="hint">{t(`techniques.${rel}`)}</span>
				<span>{titleOf(technique)}</span>
			</span>
			{isNext ? <Icon name="next" /> : null}
		</a>
	);
}
