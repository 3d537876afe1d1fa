/*
 * The card beside the snake: what it is, why it cannot fold if that is obvious,
 * the search, and its answer with all further questions.
 */
import { running } from '../../../engine/search';
import { number, say, t } from '../../../language';
import { Action, IconAction } from '../../../shell/commands';
import { isEmbedded, shownTitle } from '../../../shell/embedding';
import { FirstMet, RulesTitle } from '../../../shell/rules/title';
import { Failure } from '../../../widgets/failure';
import { Faults } from '../../../widgets/faults';
import { Icon } from '../../../widgets/icons';
import { Result } from '../../../widgets/lead';
import { Progress } from '../../../widgets/progress';
import { Steps } from '../fold/steps';
import { chosenFold, type Folds, folds } from '../state/answer';
import { snakeCheck } from '../state/checks';
import { chain, snake, wanted } from '../state/snake';
import { Repairs } from './repairs';
import { snakeContents, snakeTitle } from './titles';
import { foldDetails, foldVerdict } from './verdict';

export function Card() {
	return (
		<section class="answer snake-answer" aria-labelledby="puzzle-title">
			<header class="answer-head">
				<SnakeTitle />
				<p class="contents">{snakeContents()}</p>
			</header>
			<Refusals />
			<Failure />
			<Answer />
			<Steps />
			<p class="way-on">
				<Icon name="lab" />
				<Action of="study" look="quiet" />
			</p>
			<p class="way-back">
				<Icon name="previous" />
				<Action of="grids" look="quiet" />
			</p>
			{isEmbedded ? null : <FirstMet />}
		</section>
	);
}

/** When embedded in another site, it shows the title given by that site, and no rules. */
const SnakeTitle = () =>
	isEmbedded ? (
		<h1 id="puzzle-title">{shownTitle() || snakeTitle()}</h1>
	) : (
		<RulesTitle title={snakeTitle()} />
	);

/** A stick is the beginning of a snake, not a snake with faults. */
const isStick = () => !chain.value.includes('C');

/** Why the snake cannot fold, as far as that is known without a search. */
function Refusals() {
	const known = snakeCheck.value;
	if (!known || known.of !== snake.value || (isStick() && !folds.value)) return null;
	return <Faults words={known.refusals.map((words) => say(words))} />;
}

function Answer() {
	const question = running.value?.question;
	if (question === 'fold') return <Searching />;
	const said = folds.value;
	return (
		<>
			{said ? <Verdict said={said} /> : <Ready />}
			{question === 'repairs' ? <Searching /> : <Repairs />}
		</>
	);
}

function Ready() {
	const more = wanted.value - chain.value.length;
	return (
		<div class="actions">
			{more === 0 ? <p class="hint">{t(isStick() ? 'snake.ready-stick' : 'snake.ready')}</p> : null}
			<div class="buttons">
				{Math.abs(more) === 1 && !isStick() ? (
					<Action
						of="slip"
						look="primary"
						label={more > 0 ? 'snake.slip.missing' : 'snake.slip.extra'}
					/>
				) : (
					<Action of="fold" look="primary" />
				)}
			</div>
		</div>
	);
}

function Searching() {
	const { nodes, solutions } = running.value?.progress ?? { nodes: 0, solutions: 0 };
	const figures = { nodes: number(nodes), count: solutions };
	const key = running.value?.question === 'repairs' ? 'snake.trying' : 'snake.searching';
	return <Progress figures={t(key, figures)} />;
}

function Verdict({ said }: { said: Folds }) {
	const look = said.count > 0 ? 'good' : said.verdict === 'none' ? 'bad' : 'fair';
	return (
		<div class="actions">
			<Result look={look} verdict={said.verdict} words={foldVerdict(said)} />
			{foldDetails(said) === '' ? null : <p class="hint figures">{foldDetails(said)}</p>}
			<Stepper said={said} />
			<div class="buttons">{said.stopped ? <Action of="fold" look="primary" /> : null}</div>
		</div>
	);
}

/** Walks through several folds. */
function Stepper({ said }: { said: Folds }) {
	const many = said.solutions.length;
	if (many < 2) return null;
	const whole = said.exact ? 'several.which' : 'snake.which-at-least';
	const place = said.count > many ? 'several.which-first' : whole;
	return (
		<div class="stepper">
			<IconAction of="previous" />
			<span class="stepper-place" data-testid="which">
				{t(place, { index: chosenFold.value + 1, count: many })}
			</span>
			<IconAction of="next" />
		</div>
	);
}
