/*
 * The page: title bar, board, answer, tools and panel, each drawn by its own
 * file, or what another sort of puzzle has in their place. Here is only how
 * they stand together.
 */
import { useEffect } from 'preact/hooks';
import { say, t } from '../language';
import { Board } from '../pages/grid/board/board';
import { NumberPad, Tools } from '../pages/grid/board/tools';
import { AnswerCard } from '../pages/grid/card/card';
import { draft } from '../pages/grid/state/game';
import { Icon, Mark } from '../widgets/icons';
import { guest } from './pages';
import { Panel, PanelButtons } from './panels';
import { notice, panel, spoken, world } from './screen';

export function App() {
	const other = guest();
	const title = other ? other.title() : gridTitle();
	useEffect(() => {
		document.title = `${title} · Gridfold`;
	}, [title]);
	return (
		<div class="page" data-panel={panel.value ?? ''} data-world={world.value}>
			<header class="bar">
				<a class="brand" href="./" aria-label="Gridfold">
					<Mark />
					<span class="wordmark">Gridfold</span>
				</a>
				<PanelButtons />
			</header>
			<main class="table">
				<div class="left">{other ? <other.Table /> : <GridTable />}</div>
				<div class="right">
					<div class="answer-area">
						<NoticeLine />
						{other ? <other.Card /> : <AnswerCard />}
					</div>
					<div class="panel-area">
						<Panel />
					</div>
				</div>
			</main>
			<p class="unseen" aria-live="polite">
				{spoken.value.words}
				{spoken.value.turn % 2 ? '\u200b' : ''}
			</p>
		</div>
	);
}

function gridTitle(): string {
	const { kind, size } = draft.value;
	return t('new.title', { kind: t(`kind.${kind}`), size });
}

function GridTable() {
	return (
		<>
			<div class="board-area">
				<Board />
			</div>
			<div class="tool-area">
				<Tools />
				<NumberPad />
			</div>
		</>
	);
}

function NoticeLine() {
	const now = notice.value;
	if (!now) return null;
	return (
		<div class={`notice ${now.tone}`} data-tone={now.tone}>
			<div>
				<p>{say(now.words)}</p>
				{(now.more ?? []).map((words) => (
					<p key={words.key}>{say(words)}</p>
				))}
				{now.raw ? <pre class="excerpt">{now.raw}</pre> : null}
				{now.action ? (
					<button type="button" class="secondary" onClick={now.action.run}>
						{t(now.action.key)}
					</button>
				) : null}
			</div>
			<button
				type="button"
				class="quiet square"
				aria-label={t('notice.close')}
				onClick={() => {
					notice.value = null;
				}}
			>
				<Icon name="close" />
			</button>
		</div>
	);
}
