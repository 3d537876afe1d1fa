/*
 * A grid as another site shows it: the board with its pad, hints and checks for
 * playing; the solution with its verdict; or the board alone.
 */
import { useEffect } from 'preact/hooks';
import { running } from '../../../engine/search';
import { t } from '../../../language';
import { embedMode, offersHints, shownTitle } from '../../../shell/embedding';
import { Failure } from '../../../widgets/failure';
import { Result } from '../../../widgets/lead';
import { TableBoard } from '../board/board';
import { BoardLine } from '../board/line';
import { NumberPad } from '../board/pad';
import { ToolRow } from '../board/tools';
import { Stepper } from '../card/answered';
import { NamedFaults, Searching } from '../card/card';
import { Hinted } from '../card/hinted';
import { boardTitle } from '../card/origin-words';
import { Reviewed } from '../card/review';
import { taken } from '../card/taken';
import { signed } from '../card/titles';
import { tone, verdict } from '../card/verdict';
import { answer, ask } from '../state/answer';
import { finished } from '../state/checks';
import { about, draft } from '../state/game';
import { hasHints } from '../state/hint';

export function View() {
	const mode = embedMode.value;
	return (
		<div class="stack tight embed-grid" data-mode={mode}>
			<h1>{signed(shownTitle() || boardTitle(), about.value)}</h1>
			<div class="board-area">
				<TableBoard />
			</div>
			<div class="stack tight embed-side">
				{mode === 'play' ? <Tools /> : null}
				<Failure />
				<NamedFaults />
				{mode === 'play' ? <Play /> : null}
				{mode === 'solve' ? <Solved /> : null}
			</div>
		</div>
	);
}

function Tools() {
	return (
		<div class="stack tight tool-area">
			<BoardLine />
			<div class="tools" role="toolbar" aria-label={t('tools.name')}>
				<ToolRow />
			</div>
			<NumberPad />
		</div>
	);
}

function Play() {
	return (
		<>
			{offersHints.value ? <Reviewed /> : null}
			{hasHints() ? <Hinted /> : null}
			{finished.value ? <Finished /> : null}
		</>
	);
}

function Finished() {
	return (
		<div class="actions" data-finished-card>
			<Result look="good" finished words={t('ready.done')} />
			{offersHints.value ? <p class="hint figures">{taken()}</p> : null}
		</div>
	);
}

/** The solution, which is requested at once unless the embedding page has already done so. */
function Solved() {
	const puzzle = draft.value;
	useEffect(() => {
		if (running.peek()?.question !== 'solve') void ask('solve');
	}, [puzzle]);
	const said = answer.value;
	if (running.value) return <Searching />;
	if (!said) return null;
	return (
		<div class="actions">
			<Result look={tone(said)} verdict={said.verdict} words={verdict(said)} />
			<Stepper said={said} />
		</div>
	);
}
