/*
 * The proof of a step, to be opened and checked. It consists of the ways to fill a line, the two branches of a
 * chain, the numbers of a whip, or the events of a trial. The code that shows the step also shows on the board what
 * is opened.
 */
import './texts';
import './proof.css';
import type { ComponentChildren } from 'preact';
import type { Draft, HintEvidence, HintLink, HintStep, HintWhipLine } from '../../../engine/types';
import { say, t } from '../../../language';
import { useKeptFocus } from '../../../widgets/focus';
import { scaleOf } from '../draft';
import { Ways } from './ways';
import { frameWords, isPlain, linkReason, linkWords, storyWords, whipWords } from './words';

interface ProofProps {
	draft: Draft;
	step: HintStep;
	/** The selected link or event, from 0. */
	opened: number | null;
	open: (at: number) => void;
}

export function Proof(props: ProofProps) {
	const { draft, step } = props;
	const { evidence } = step;
	switch (evidence?.type) {
		case 'ways': {
			const changed = step.placed.length > 0 ? step.placed : step.removed;
			const { line, ways } = evidence;
			const marked = changed.map(({ cell }) => cell);
			return <Ways cells={line.cells} ways={ways} scale={scaleOf(draft)} marked={marked} />;
		}
		case 'chain':
			return <Hands {...props} chain={evidence} />;
		case 'whip':
			return <Numbers {...props} whip={evidence} />;
		case 'trial':
			return <Story {...props} trial={evidence} />;
		default:
			return null;
	}
}

interface HandsProps extends ProofProps {
	chain: Extract<HintEvidence, { type: 'chain' }>;
}

/** Both branches side by side, numbered consecutively like their arrows on the board. */
function Hands({ draft, step, chain, opened, open }: HandsProps) {
	const [one, other] = chain.branches;
	const part = { draft, step, opened, open };
	return (
		<div class="stack proof" data-proof="chain">
			<div class="hands">
				<Hand title={t('proof.one-hand')} links={one} first={0} {...part} />
				<Hand title={t('proof.other-hand')} links={other} first={one.length} {...part} />
			</div>
		</div>
	);
}

interface HandProps extends ProofProps {
	title: string;
	links: readonly HintLink[];
	first: number;
}

function Hand({ draft, step, title, links, first, opened, open }: HandProps) {
	return (
		<section>
			<h3>{title}</h3>
			<ul class="story">
				{links.map((link, at) => {
					const number = first + at;
					return (
						<li key={number}>
							<PartButton number={number} expanded={opened === number} open={open}>
								{linkWords(draft, link)}
							</PartButton>
							{opened === number ? <Reason draft={draft} step={step} link={link} /> : null}
						</li>
					);
				})}
			</ul>
		</section>
	);
}

interface PartProps extends Pick<ProofProps, 'open'> {
	number: number;
	/** Links can be opened, events selected. */
	expanded?: boolean;
	pressed?: boolean;
	children: ComponentChildren;
}

/** A link or an event, with its number. */
function PartButton({ number, expanded, pressed, open, children }: PartProps) {
	const ref = useKeptFocus<HTMLButtonElement>();
	return (
		<button
			ref={ref}
			type="button"
			class="quiet"
			aria-expanded={expanded}
			aria-pressed={pressed}
			onClick={() => open(number)}
		>
			<span class="number">{number + 1}.</span>
			{children}
		</button>
	);
}

/** Why a link holds: the ways to fill its line that begin with what is known, with the cell in which they agree. */
function Reason({ draft, step, link }: { draft: Draft; step: HintStep; link: HintLink }) {
	const reason = linkReason(step, link);
	return (
		<div class="reason" data-link-reason>
			{reason ? <p class="hint">{reason}</p> : null}
			{link.ways.length > 0 && !isPlain(step, link) ? (
				<Ways
					cells={link.through.cells}
					ways={link.ways}
					scale={scaleOf(draft)}
					marked={[link.to.cell]}
				/>
			) : null}
		</div>
	);
}

interface NumbersProps extends ProofProps {
	whip: Extract<HintEvidence, { type: 'whip' }>;
}

/** The numbers that follow line by line, and the end; each line expands to its reasons. */
function Numbers({ draft, whip, opened, open }: NumbersProps) {
	return (
		<div class="stack proof" data-proof="whip">
			<ul class="story">
				{whipWords(whip).map((words, at) => {
					const line = opened === at ? whip.lines[at] : undefined;
					return (
						<li key={words}>
							<PartButton number={at} expanded={opened === at} open={open}>
								{words}
							</PartButton>
							{line ? <Seen draft={draft} line={line} /> : null}
						</li>
					);
				})}
			</ul>
		</div>
	);
}

/** Why a line of a whip holds: sentence by sentence, and the ways to fill the line if they are counted. */
function Seen({ draft, line }: { draft: Draft; line: HintWhipLine }) {
	const { through, numbers, reasons, ways } = line;
	return (
		<div class="reason" data-link-reason>
			{reasons.length > 0 ? <p class="hint">{reasons.map(say).join(' ')}</p> : null}
			{ways.length > 0 ? (
				<Ways
					cells={through.cells}
					ways={ways}
					scale={scaleOf(draft)}
					marked={numbers.map(({ cell }) => cell)}
				/>
			) : null}
		</div>
	);
}

interface StoryProps extends ProofProps {
	trial: Extract<HintEvidence, { type: 'trial' }>;
}

function Story({ draft, step, trial, opened, open }: StoryProps) {
	const matters = frameWords(step, trial);
	return (
		<div class="stack proof" data-proof="trial">
			{matters ? <p class="hint">{matters}</p> : null}
			<ul class="story">
				{storyWords(draft, step, trial).map((words, at) => (
					<li key={words}>
						<PartButton number={at} pressed={opened === at} open={open}>
							{words}
						</PartButton>
					</li>
				))}
			</ul>
		</div>
	);
}
