/*
 * The answer to Solve in the card: the verdict with its cost, the difficulty,
 * the walk through several solutions, and further questions. This part is not
 * needed before the first answer, so it is loaded after the first picture.
 */
import { running } from '../../../engine/search';
import { t } from '../../../language';
import { Action, IconAction } from '../../../shell/commands';
import { Result } from '../../../widgets/lead';
import { type Answer, canShowAgain, shown } from '../state/answer';
import { candidates } from '../state/candidates';
import { hasEntries } from '../state/game';
import { grade } from '../state/grade';
import { gradeWords } from './grade-words';
import { details, tone, verdict } from './verdict';

export function Verdict({ said }: { said: Answer }) {
	return (
		<div class="actions">
			<Result look={tone(said)} verdict={said.verdict} words={verdict(said)} />
			{said.faults.length > 0 ? null : <p class="hint figures">{details(said)}</p>}
			{said.verdict === 'unique' && said.counted === 'givens' ? <HowHard /> : null}
			<Stepper said={said} />
			<div class="buttons">
				{canShowAgain.value ? <Action of="show" look="primary" /> : null}
				{shown.value === null ? null : <Action of="hide" />}
				{said.solutions.length === 0 && !said.exact ? <Action of="solve" look="primary" /> : null}
				{said.count > 1 && !said.exact ? <Action of="count" /> : null}
				{hasEntries.value && said.counted === 'givens' ? <Action of="solve-own" /> : null}
				{said.counted === 'entries' ? <Action of="solve" label="command.solve-givens" /> : null}
				{said.count > 1 ? <CandidatesAction said={said} /> : null}
			</div>
		</div>
	);
}

/** The difficulty of the puzzle, once it is known, and the button that shows its steps. */
function HowHard() {
	const known = grade.value;
	return (
		<p class="how-hard" data-how-hard={known?.band}>
			{known ? gradeWords(known) : t('grade.under-way')}
		</p>
	);
}

/** Asks what all solutions share, with or without the player's digits, as for the verdict. */
function CandidatesAction({ said }: { said: Answer }) {
	if (candidates.value || running.value) return null;
	const own = said.counted === 'entries';
	return <Action of={own ? 'candidates-own' : 'candidates'} label="candidates.ask" />;
}

/** Walks through several solutions and explains the marked cells. */
export function Stepper({ said }: { said: Answer }) {
	const many = said.solutions.length;
	if (many < 2 || shown.value === null) return null;
	const other = shown.value === 0 ? 2 : shown.value;
	const place = said.count > many || !said.exact ? 'several.which-first' : 'several.which';
	return (
		<div class="stepper">
			<IconAction of="previous" />
			<span class="stepper-place" data-testid="which">
				{t(place, { index: shown.value + 1, count: many })}
			</span>
			<IconAction of="next" />
			<p class="hint">{t('several.differs', { other })}</p>
		</div>
	);
}
