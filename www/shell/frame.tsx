/*
 * The frame: title bar, the table and card of the page that is open, notice,
 * panel, and the live region. Here is only how they stand together.
 */
import { Mark } from '../widgets/icons';
import { NoticeLine } from './notice';
import { activeId, activePage } from './pages';
import { narrow, panel } from './panel';
import { Panel, PanelButtons } from './panels';
import { Spoken } from './spoken';

export function Frame() {
	const page = activePage.value;
	return (
		<div class="page" data-panel={panel.value ?? ''} data-page={activeId.value}>
			<header class="bar">
				<a class="brand" href="./" aria-label="Gridfold">
					<Mark />
					<span class="wordmark">Gridfold</span>
				</a>
				<PanelButtons />
			</header>
			<main class="table">
				<div class="left">{page ? <page.Table /> : null}</div>
				<div class="right">
					<div class="answer-area">
						{panel.value && narrow.value ? null : <NoticeLine />}
						{page ? <page.Card /> : null}
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
