/*
 * The frame: title bar, the table and card of the open page, notice, panel, and
 * the live region. This file only arranges them.
 */
import type { ComponentChildren } from 'preact';
import { Bar } from './bar';
import { Contained } from './contained';
import { fetchedSoon } from './fetched';
import { isMenuOpen } from './menu';
import { NoticeLine } from './notice';
import { opened } from './open';
import { activeId, activePage } from './pages';
import { narrow, panel } from './panel';
import { Panel } from './panels';
import { rulesOpener } from './rules/rules';
import { Spoken } from './spoken';

const Menu = fetchedSoon(async () => (await import('./panels/bodies')).BODIES.Menu);

const RulesSheet = fetchedSoon(async () => (await import('./rules/sheet')).RulesSheet);

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
			<Bar />
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
			{isMenuOpen.value ? <Menu /> : null}
			{rulesOpener.value ? <RulesSheet /> : null}
			<Spoken />
		</div>
	);
}

/** If the open board cannot be drawn, the next one gets a new attempt. */
function OfBoard({ part, children }: { part: 'table' | 'card'; children: ComponentChildren }) {
	return (
		<Contained part={part} anew={opened()}>
			{children}
		</Contained>
	);
}
