/* The main part of the lab: the selected strategy, on the board, in its tree, in words and in its code. */
import { number, t } from '../../../language';
import { Action, IconAction } from '../../../shell/commands';
import { Button } from '../../../widgets/button';
import { Failure } from '../../../widgets/failure';
import { into } from '../../../widgets/into';
import { Select } from '../../../widgets/select';
import { Tick } from '../../../widgets/switch';
import { takeKey } from '../keys';
import { isKnown, knownNodes } from '../state/known';
import { lookedAt, strategies } from '../state/list';
import { isPlain } from '../state/plain';
import { its } from '../state/subject';
import { parted } from '../state/tab';
import { AHEAD, shownRun, type Trace } from '../state/trace';
import { closeAll, folded, look, opened, trace } from '../state/view';
import { isWorksheet } from '../state/worksheet';
import { Path } from '../tree/path';
import { WHOLE } from '../tree/shown';
import { TreeView } from '../tree/tree';
import { ideaOf, nameOf } from '../words';
import { CodePane } from './code';
import { Comparison } from './compared';
import { Followed } from './followed';
import { Reason } from './reason';
import { Tabs } from './tabs';
import { Choices, Transport } from './transport';
import { Worksheet } from './worksheet';

export function Table() {
	const { flaw, Board } = its();
	if (flaw() !== '') return <p class="card lane">{flaw()}</p>;
	return (
		<>
			<Tabs />
			<section class="card lane" aria-label={t('lab.lane')} onKeyDown={takeKey}>
				<Head />
				<Failure />
				<div class="stack lane-parts">
					<div class="lane-board">
						<Board />
					</div>
					<div class="stack tight lane-run">
						<Reason />
						{isWorksheet.value ? <Worksheet /> : <Transport />}
					</div>
					<div class="stack tight lane-tree">
						{isWorksheet.value || isPlain.value ? null : <Choices />}
						<TreeView />
						<Path />
						<Followed />
						<Reading />
						{isPlain.value ? null : <Comparison />}
					</div>
					<div class="stack tight lane-code">
						<CodePane />
					</div>
				</div>
			</section>
		</>
	);
}

function Head() {
	return (
		<header class="lane-head">
			{isPlain.value ? <h2>{nameOf(lookedAt.value)}</h2> : <Strategies />}
			<p class="hint">{lookedAt.value === '' ? '' : ideaOf(lookedAt.value)}</p>
			{isPlain.value ? (
				<Action of="study-all" />
			) : parted.value ? null : (
				<IconAction of="study-class" pressed={false} />
			)}
		</header>
	);
}

function Strategies() {
	return (
		<Select
			label={t('lab.strategy')}
			value={lookedAt.value}
			options={strategies.value.map(({ id }) => [id, nameOf(id)])}
			choose={look}
		/>
	);
}

/** Small trees are drawn whole, unless the visitor folds failed branches there too. */
function FoldChoice() {
	const nodes = trace.value?.log.nodes.count ?? 0;
	if (nodes > WHOLE || nodes < 3) return null;
	return (
		<Tick look="fold-choice" on={folded.value} set={into(folded)}>
			{t('lab.fold')}
		</Tick>
	);
}

/** The button that folds branches opened by hand. */
function FoldAgain() {
	if (opened.value.size === 0) return null;
	return <Button words={t('lab.fold-again')} onClick={closeAll} />;
}

/** The tries of the part of the run seen so far; the rest stays secret until it has run. */
function SoFar({ now: { length, ended, reading } }: { now: Trace }) {
	const tries = knownNodes.value?.tries ?? 0;
	return (
		<div class="reading" data-ended={ended} data-events={length} data-reading={reading}>
			<p class="hint figures">{t('lab.so-far', { count: tries, tries: number(tries) })}</p>
			<FoldAgain />
		</div>
	);
}

/** How far the run has been traced, and the button to trace more of it. */
function Reading() {
	const now = trace.value;
	if (!now) return null;
	const { counters, length, ended, reading } = now;
	if (!isKnown.value) return <SoFar now={now} />;
	const figures = {
		tries: number(counters?.tries ?? 0),
		ends: number(counters?.dead_ends ?? 0),
		removed: counters?.removals ?? 0,
		removals: number(counters?.removals ?? 0),
		solutions: counters?.solutions ?? 0,
	};
	return (
		<div class="reading" data-ended={ended} data-events={length} data-reading={reading}>
			<p class="hint figures">{t('lab.figures', figures)}</p>
			<FoldChoice />
			<FoldAgain />
			{ended ? null : (
				<p class="hint figures">
					{t(reading ? 'lab.reading' : 'lab.read-to', { events: number(length) })}
				</p>
			)}
			{ended ? null : reading ? (
				<Button words={t('lab.pause')} icon="pause" onClick={() => shownRun.pause()} />
			) : (
				<Button
					words={t('lab.more', { events: number(AHEAD) })}
					icon="next"
					onClick={() => void shownRun.more(length + AHEAD)}
				/>
			)}
		</div>
	);
}
