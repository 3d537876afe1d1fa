/* The grade of the puzzle: its band, its basis, and the rating of each step as a bar. */
import './grade.css';
import type { GradeAnswer } from '../../../engine/types';
import { t } from '../../../language';
import { Opener } from '../../../widgets/opener';
import { gradeWords, measures, ratingWords } from '../card/grade-words';
import { grade } from '../state/grade';

/** `folded` shows only the band until the table is opened. */
export function GradeTable({ folded = false }: { folded?: boolean }) {
	const known = grade.value;
	if (!known) return <p class="hint">{t('grade.under-way')}</p>;
	const figures = <Figures grade={known} />;
	return (
		<section class="stack tight grade" aria-label={t('grade.name')} data-grade={known.band}>
			<h3>{gradeWords(known)}</h3>
			{folded ? <Opener label={t('grade.details')}>{figures}</Opener> : figures}
		</section>
	);
}

function Figures({ grade }: { grade: GradeAnswer }) {
	return (
		<>
			<Profile grade={grade} />
			<dl>
				{measures(grade).map(([name, value]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</>
	);
}

/** Bars start below the lowest rating, so that every step has one. */
const GROUND = 60;
const TALL = 40;
const WIDE = 200;

function Profile({ grade }: { grade: GradeAnswer }) {
	const { profile, rating } = grade;
	const step = WIDE / Math.max(profile.length, 1);
	const label = t('grade.profile', { count: profile.length, rating: ratingWords(rating) });
	return (
		<svg
			class="profile"
			viewBox={`0 0 ${WIDE} ${TALL}`}
			preserveAspectRatio="none"
			role="img"
			aria-label={label}
		>
			{profile.map((one, at) => {
				const height = (TALL * (one - GROUND)) / Math.max(rating - GROUND, 1);
				return (
					<rect
						key={at}
						class={one === rating ? 'hardest' : undefined}
						data-rating={one / 100}
						x={at * step}
						y={TALL - height}
						width={step * 0.8}
						height={height}
					/>
				);
			})}
		</svg>
	);
}
