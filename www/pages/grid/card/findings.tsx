/*
 * The further findings below the verdict: what all solutions share (with a legend), contradictions, and what a
 * setter could leave out. Loaded after the first picture.
 */
import '../panels/texts';
import { running } from '../../../engine/search';
import { number, t } from '../../../language';
import type { Ids } from '../../../language/keys';
import { READABLE } from '../../../pictures/grid/candidates';
import { isBlank } from '../../../pictures/grid/draft';
import { candidateWords } from '../../../pictures/grid/words';
import { Action } from '../../../shell/commands';
import { Progress } from '../../../widgets/progress';
import { view } from '../board/scene';
import { answer, shown } from '../state/answer';
import { type Candidates, candidates } from '../state/candidates';
import { asked } from '../state/desk';
import { draft, hasEntries } from '../state/game';
import { conflict, type Redundant, redundant, wantsReason } from '../state/reasons';
import { focus, mode } from '../state/screen';
import { ConditionList } from './conditions';
import { candidatesTitle, conflictTitle, hasGaps, redundantTitle } from './titles';

export function Findings() {
	const question = running.value?.question;
	if (question === 'solve' || question === 'count') return null;
	return (
		<>
			{shown.value === null && (candidates.value || question === 'candidates') ? (
				<CandidatesPart />
			) : null}
			<ConflictPart />
			<RedundantPart />
		</>
	);
}

function CandidatesPart() {
	const known = candidates.value;
	const busy = running.value?.question === 'candidates';
	return (
		<section class="stack tight finding-part" data-finding="candidates">
			{busy ? <Progress figures={candidatesTitle()} /> : null}
			{busy || !known ? null : (
				<>
					<h2>{candidatesTitle()}</h2>
					<p class="hint">{t(`counted.${known.withEntries ? 'entries' : 'givens'}`)}</p>
					{known.complete ? null : <p class="hint">{t('candidates.stopped')}</p>}
				</>
			)}
			{known ? <Legend known={known} /> : null}
			<FocusedCell />
			{busy ? null : (
				<div class="buttons">
					{known && !known.complete ? (
						<Action
							of={known.withEntries ? 'candidates-own' : 'candidates'}
							look="primary"
							label="candidates.go-on"
						/>
					) : null}
					{known && hasEntries.value ? <OtherQuestion withEntries={known.withEntries} /> : null}
					<Action of="hide-candidates" />
				</div>
			)}
		</section>
	);
}

/** Asks the same question with the player's digits, or without them. */
function OtherQuestion({ withEntries }: { withEntries: boolean }) {
	return withEntries ? (
		<Action of="candidates" label="candidates.alone" />
	) : (
		<Action of="candidates-own" label="candidates.own" />
	);
}

function Legend({ known }: { known: Candidates }) {
	const small = draft.value.size > READABLE ? '▪' : '4';
	return (
		<dl class="legend">
			<LegendRow sample="4" look="shared" of="shared" />
			<LegendRow sample={small} look="possible" of="possible" />
			{known.complete ? null : <LegendRow sample={small} look="unsettled" of="unsettled" />}
			<LegendRow sample="" look="none" of="none" />
			{hasEntries.value && !known.withEntries ? (
				<LegendRow sample={small} look="yours" of="own" />
			) : null}
		</dl>
	);
}

function LegendRow({ sample, look, of }: { sample: string; look: string; of: Ids<'legend'> }) {
	return (
		<div>
			<dt class={`sample ${look}`} aria-hidden="true">
				{sample}
			</dt>
			<dd>{t(`legend.${of}`)}</dd>
		</div>
	);
}

/** The values of the focused cell, in words: on a large board they are too small to read. */
function FocusedCell() {
	const { row, column } = focus.value;
	const board = view.value;
	const cell = board.cells.find((one) => one.row === row && one.column === column);
	if (!cell?.candidates) return null;
	const name = t('word.cell', { row: row + 1, column: column + 1 });
	return (
		<p class="focused-cell" data-testid="focused-cell">
			<strong>{name}</strong> {candidateWords(cell.candidates, board.scale).join(' · ')}
		</p>
	);
}

function ConflictPart() {
	const known = conflict.value;
	if (running.value?.question === 'conflict') return <Steps />;
	if (known) {
		return (
			<section class="stack tight finding-part" data-finding="conflict">
				<h2>{conflictTitle(known)}</h2>
				{known.conditions.length > 1 ? <p class="hint">{t('conflict.how')}</p> : null}
				<ConditionList
					conditions={known.conditions}
					tone="conflict"
					removable={mode.value === 'set'}
				/>
			</section>
		);
	}
	if (!wantsReason(answer.value)) return null;
	return (
		<div class="buttons">
			<Action of="conflict" />
		</div>
	);
}

function Steps() {
	const nodes = running.value?.progress.nodes ?? 0;
	return <Progress figures={t('verdict.nodes', { count: nodes, number: number(nodes) })} />;
}

function RedundantPart() {
	const known = redundant.value;
	const unique = answer.value?.verdict === 'unique' && answer.value.counted === 'givens';
	const busy = running.value?.question === 'redundant';
	if (!known && asked.value === 'redundant') return null;
	if (!known) return unique && !busy && !isBlank(draft.value) ? <AskRedundant /> : null;
	const some = known.conditions.length > 0;
	return (
		<section class="stack tight finding-part" data-finding="redundant">
			{busy ? <Progress figures={leftToLookAt(known)} /> : <h2>{redundantTitle(known)}</h2>}
			{some && !busy ? <p class="hint">{t('redundant.how')}</p> : null}
			{hasGaps() && !busy ? <p class="hint">{t('redundant.gaps')}</p> : null}
			{some ? (
				<ConditionList conditions={known.conditions} tone="redundant" removable={!busy} />
			) : null}
			{known.unknown.length > 0 && !busy ? <p class="hint">{leftToLookAt(known)}</p> : null}
		</section>
	);
}

const leftToLookAt = ({ unknown }: Redundant) =>
	t('redundant.undecided', { count: unknown.length });

function AskRedundant() {
	return (
		<div class="buttons">
			<Action of="redundant" />
		</div>
	);
}
