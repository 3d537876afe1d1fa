/*
 * The frame: title bar, the table and card of the page that is open, notice,
 * panel, and the live region. Here is only how they stand together.
 */
import type { ComponentChildren } from 'preact';
import { Mark } from '../widgets/icons';
import { Contained } from './contained';
import { NoticeLine } from './notice';
import { opened, openLink } from './open';
import { activeId, activePage } from './pages';
import { narrow, panel } from './panel';
import { Panel, PanelButtons } from './panels';
import { Spoken } from './spoken';

export function Frame() {
	return (
		<Contained part="page">
			<Parts />
		</Contained>
	);
}

function Parts() {
	const page = activePage.value;
	return (
		<div class="page" data-panel={panel.value ?? ''} data-page={activeId.value}>
			<header class="bar">
				<a class="brand" href="./" aria-label="Gridfold" onClick={goHome}>
					<Mark />
					<span class="wordmark">Gridfold</span>
				</a>
				<PanelButtons />
			</header>
			<main class="table">
				<div class="left">
					<OfBoard part="table">{page ? <page.Table /> : null}</OfBoard>
				</div>
				<div class="right">
					<div class="answer-area">
						{panel.value && narrow.value ? null : <NoticeLine />}
						<OfBoard part="card">{page?.Card ? <page.Card /> : null}</OfBoard>
					</div>
					<div class="panel-area">
						<Panel />
					</div>
				</div>
			</main>
			<Spoken />
		</div>
	);
}

/** Within the page, unless another tab or a download is asked for. */
function goHome(event: MouseEvent): void {
	if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
		return;
	event.preventDefault();
	void openLink('');
}

/** What draws the board that is open is tried again with the next one. */
function OfBoard({ part, children }: { part: 'table' | 'card'; children: ComponentChildren }) {
	return (
		<Contained part={part} anew={opened()}>
			{children}
		</Contained>
	);
}
