/*
 * The printed sheet: numbered stickers for the segments, and a picture with
 * words for every step.
 */
import { t } from '../../../language';
import { Flat } from '../../../pictures/snake/flat';
import { DRAWN } from '../../../pictures/snake/frame';
import { Isometric } from '../../../pictures/snake/isometric';
import { classOf } from '../../../pictures/snake/looks';
import { OnPaper } from '../../../widgets/on-paper';
import { snakeContents, snakeTitle } from '../card/titles';
import { box, chain, joints } from '../state/snake';
import { folding, fromFarEnd, lastStep } from '../state/view';
import { type Folding, placedAt } from './folding';
import { looksAt } from './looks';
import { stepWords } from './words';

export function PrintSheet() {
	return (
		<OnPaper>
			<Sheet />
		</OnPaper>
	);
}

function Sheet() {
	const known = folding.value;
	return (
		<div class="print-sheet">
			<header>
				<h1>{snakeTitle()}</h1>
				<p>{snakeContents()}</p>
			</header>
			<Flat chain={chain.value} numbers />
			<Stickers />
			{known ? <StepPictures known={known} /> : null}
		</div>
	);
}

/**
 * The stickers to cut out and stick onto the ends of the segments, with the numbers of the segments and of the cubelets
 * there.
 */
function Stickers() {
	return (
		<section>
			<h2>{t('snake.stickers')}</h2>
			<p>{t('snake.stickers-how')}</p>
			<ul class="stickers">
				{joints.value.slice(1).map((joint, at) => (
					<li key={joint}>
						<strong>{at + 1}</strong>
						<span>
							{(joints.value[at] ?? 0) + 1}–{joint + 1}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}

function StepPictures({ known }: { known: Folding }) {
	return (
		<section>
			<h2>{t('snake.steps')}</h2>
			<ol class="step-pictures">
				{Array.from({ length: lastStep.value }, (_, index) => (
					<StepPicture key={index} known={known} step={index + 1} />
				))}
			</ol>
		</section>
	);
}

function StepPicture({ known, step }: { known: Folding; step: number }) {
	const looks = looksAt(known, step, fromFarEnd.value).map(classOf);
	return (
		<li>
			<Isometric
				cells={known.cells.slice(0, placedAt(known, step))}
				looks={looks}
				box={box.value}
				label=""
			/>
			<p>{stepWords(step, DRAWN)}</p>
		</li>
	);
}
