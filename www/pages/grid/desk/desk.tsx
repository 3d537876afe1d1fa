/*
 * The setter's desk below the badge: the setter's texts, new puzzles made from this one, its difficulty, the findings
 * about it, and what can be done about several solutions. The desk is fetched when it is first opened.
 */
import '../panels/texts';
import './desk.css';
import { running } from '../../../engine/search';
import { t } from '../../../language';
import { Action } from '../../../shell/commands';
import { Findings } from '../card/findings';
import { GradeTable } from '../path/grade-table';
import { answer } from '../state/answer';
import { badge, restedBadge } from '../state/badge';
import { candidates } from '../state/candidates';
import { asked } from '../state/desk';
import { AboutFields } from './about';
import { Remaking } from './remaking';

export function Desk() {
	return (
		<section class="stack desk" id="desk" aria-labelledby="desk-title">
			<h2 class="unseen" id="desk-title">
				{t('desk.name')}
			</h2>
			{/* The fields and buttons come first, because everything below appears and disappears with the answers
			 * and would move them under the pointer. */}
			<AboutFields />
			<Remaking />
			{restedBadge.value?.verdict === 'unique' ? <GradeTable /> : null}
			<Working />
			<Findings />
			<Several />
		</section>
	);
}

/** The progress of the desk's own work, if it takes a while. */
function Working() {
	if (!asked.value || running.value?.question === asked.value) return null;
	return (
		<div class="desk-working">
			<span class="spinner" aria-hidden="true" />
			<span class="hint">{t(`running.${asked.value}`)}</span>
			<Action of="stop-desk" look="quiet" />
		</div>
	);
}

/** A button here asks what all solutions share; Solve shows them one by one. */
function Several() {
	if (badge.value?.verdict !== 'several') return null;
	return (
		<div class="actions">
			{answer.value ? null : <p class="hint">{t('desk.several')}</p>}
			{running.value || candidates.value || answer.value ? null : (
				<div class="buttons">
					<Action of="candidates" label="candidates.ask" />
				</div>
			)}
		</div>
	);
}
