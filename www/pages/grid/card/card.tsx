/*
 * The card that answers: the puzzle's name and its contents, the one next
 * action, and then the verdict with all further questions.
 */
import { useEffect, useState } from 'preact/hooks';
import { holds } from '../../../engine/grids';
import { running } from '../../../engine/search';
import { number, say, t } from '../../../language';
import { isBlank } from '../../../pictures/grid/draft';
import { Action } from '../../../shell/commands';
import { fetched, fetchedSoon } from '../../../shell/fetched';
import { narrow, panel, slim } from '../../../shell/panel';
import { FirstMet, RulesTitle } from '../../../shell/rules/title';
import { clock } from '../../../shell/settings';
import { textIn } from '../../../shell/storage/json';
import { Failure } from '../../../widgets/failure';
import { Faults } from '../../../widgets/faults';
import { Lead } from '../../../widgets/lead';
import { Progress } from '../../../widgets/progress';
import { asksNow } from '../commands/solve';
import { walk } from '../commands/steps';
import { DeskBadge } from '../desk/badge';
import { answer, shown } from '../state/answer';
import { restedBadge } from '../state/badge';
import { check, isDone, namedFaults } from '../state/checks';
import { clockText, seconds } from '../state/clock';
import { copyStep } from '../state/copying';
import { isDeskOpen } from '../state/desk';
import { about, draft, hasEntries, kind } from '../state/game';
import { hasHints, hint } from '../state/hint';
import { mode } from '../state/screen';
import { contents, gaps } from './contents';
import { Hinted } from './hinted';
import { MakingLine } from './making';
import { More } from './more';
import { OriginLine } from './origin';
import { boardTitle } from './origin-words';
import { Reviewed } from './review';
import { BoardVariants } from './variants';

const Verdict = fetchedSoon(async () => (await import('./answered')).Verdict);

const Findings = fetchedSoon(async () => (await import('./findings')).Findings);

const Finished = fetchedSoon(async () => (await import('./finished')).Finished);

const Sides = fetchedSoon(async () => (await import('./sides')).Sides);

const Desk = fetched(async () => (await import('../desk/desk')).Desk);

const OwnDigits = fetched(async () => (await import('../desk/own-digits')).OwnDigits);

const ListStrip = fetched(async () => (await import('../collection/strip')).ListStrip);

/** The key under which the list in play is saved; without a list its code is not fetched. */
const LIST = 'gridfold.list';

export function Card() {
	const steps = walk.value;
	return steps ? <steps.StepsCard /> : <PuzzleCard />;
}

function PuzzleCard() {
	return (
		<section class="answer" aria-labelledby="puzzle-title">
			<header class="answer-head">
				<RulesTitle title={boardTitle()} isPlain={isShort()} />
				<p class="contents">{contents()}</p>
				{clock.value && mode.value === 'play' ? (
					<p class="contents clock">{clockText(seconds.value)}</p>
				) : null}
				<OriginLine />
			</header>
			<Note />
			{textIn(() => localStorage, LIST) ? <ListStrip /> : null}
			{mode.value === 'set' && !(isBlank(draft.value) && (copyStep.value || narrow.value)) ? (
				<DeskBadge />
			) : null}
			{hasForeignDigits() ? <OwnDigits /> : null}
			<NamedFaults />
			<Failure />
			<MakingLine />
			{mode.value === 'play' ? <Reviewed /> : null}
			{hasHints() ? <Hinted /> : null}
			{isHinting() ? <Lasting /> : null}
			{isSolving() ? <Searching /> : answer.value ? <Verdict said={answer.value} /> : ready()}
			{isDeskOpen.value ? <Desk /> : <Findings />}
			{mode.value === 'set' && kind.value.clues ? <Sides /> : null}
			{mode.value === 'set' ? <BoardVariants /> : null}
			{hasHints() || saysDone() ? null : <More />}
			{isMet() ? <FirstMet /> : null}
		</section>
	);
}

/** Whether the board may have digits that are not part of the puzzle. */
const hasForeignDigits = () =>
	(mode.value === 'set' || copyStep.value !== null) && restedBadge.value?.verdict === 'none';

/** Whether the card says that the puzzle is finished, and offers what can come next. */
const saysDone = () => isDone.value && !answer.value && !isSolving();

/**
 * Whether the title is shown without its button: beside a hint, while copying from paper, and below a title bar that
 * opens the rules while a puzzle is set up.
 */
const isShort = () =>
	hint.value !== null || copyStep.value !== null || (slim.value && mode.value === 'set');

/** Whether to show the rules: during play, if there is nothing else to read. */
const isMet = () => hasHints() && !hint.value && !answer.value && !copyStep.value;

function isSolving(): boolean {
	const question = running.value?.question;
	return question === 'solve' || question === 'count';
}

function isHinting(): boolean {
	const question = running.value?.question;
	return question === 'hint' || question === 'why-not';
}

/** Most searches end at once, so they show nothing for this many milliseconds. */
const AT_ONCE = 600;

function Lasting() {
	const [lasts, setLasts] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setLasts(true), AT_ONCE);
		return () => clearTimeout(timer);
	}, []);
	return lasts ? <Searching /> : null;
}

/** The setter's words to the player. */
function Note() {
	const { rules, note } = about.value;
	return rules || note ? <p class="note">{`${rules}\n${note}`.trim()}</p> : null;
}

/** The faults of the puzzle or, if it has none, the player's mistakes, in words. */
export function NamedFaults() {
	const hidden = shown.value !== null && check.value?.faults.length === 0;
	if (hidden) return null;
	return <Faults words={namedFaults.value.map(({ message }) => say(message))} most={3} />;
}

/** The next possible actions; while a puzzle is copied from paper, its steps show them. */
const ready = () => (copyStep.value ? null : <Ready />);

function Ready() {
	if (isDone.value) return <Finished />;
	if (asksNow()) return <Spoil />;
	const blank = isBlank(draft.value);
	if (mode.value === 'play' && hasHints()) return null;
	const faulty = (check.value?.faults.length ?? 0) > 0;
	const hint = faulty ? 'ready.mend' : blank ? 'ready.blank' : 'ready.set';
	return (
		<div class="actions">
			<p class="hint">{t(hint, { holds: holds(kind.value), gaps: t(`gap.${gaps()}`) })}</p>
			<div class="buttons">
				<Action of="solve" look={mode.value === 'play' ? 'secondary' : 'primary'} />
				{hasEntries.value ? <Action of="solve-own" /> : null}
				{blank && panel.value !== 'new' ? <Action of="panel-new" label="ready.examples" /> : null}
			</div>
		</div>
	);
}

/** The question that is asked before a player is shown a solution. */
function Spoil() {
	return (
		<div class="actions spoil">
			<Lead look="fair">{t('ready.spoil')}</Lead>
			<div class="buttons">
				<Action of="solve-now" look="primary" />
				<Action of="keep-playing" />
			</div>
		</div>
	);
}

export function Searching() {
	const { nodes, solutions } = running.value?.progress ?? { nodes: 0, solutions: 0 };
	const figures = { nodes: number(nodes), solutions: number(solutions) };
	return <Progress figures={t('running.figures', figures)} />;
}
