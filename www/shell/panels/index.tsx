/*
 * The panels beside the table, in one list. To add one: its component here,
 * its name in PANEL_IDS, its icon, and the texts `panel.<id>` and
 * `command.panel-<id>`. On small screens a panel is a sheet. The page that is
 * open says what Share and Help show.
 */
import type { ComponentType } from 'preact';
import { t } from '../../language';
import { Icon } from '../../widgets/icons';
import { command } from '../commands';
import { activePage } from '../pages';
import { PANEL_IDS, type PanelId, panel } from '../panel';
import { NewPanel } from './new';
import { PastePanel } from './paste';
import { SettingsPanel } from './settings';

const PANELS: Record<PanelId, ComponentType> = {
	new: NewPanel,
	paste: PastePanel,
	share: SharePanel,
	settings: SettingsPanel,
	help: HelpPanel,
};

function SharePanel() {
	const page = activePage.value;
	return page ? <page.Share /> : null;
}

function HelpPanel() {
	const page = activePage.value;
	return page ? <page.Help /> : null;
}

/** The buttons that open the panels. */
export function PanelButtons() {
	return (
		<nav class="panel-buttons" aria-label={t('app.menu')}>
			{PANEL_IDS.map((id) => {
				const open = panel.value === id;
				return (
					<button
						type="button"
						key={id}
						class="panel-button"
						aria-expanded={open}
						aria-controls={open ? 'panel' : undefined}
						title={t(`panel.${id}`)}
						onClick={command(`panel-${id}`).run}
					>
						<Icon name={id} />
						<span class="label">{t(`panel.${id}`)}</span>
					</button>
				);
			})}
		</nav>
	);
}

export function Panel() {
	const id = panel.value;
	if (!id) return null;
	const Body = PANELS[id];
	return (
		<section id="panel" class="panel" aria-labelledby="panel-title">
			<header class="panel-head">
				<h2 id="panel-title">{t(`panel.${id}`)}</h2>
				<button type="button" class="quiet square" aria-label={t('panel.close')} onClick={close}>
					<Icon name="close" />
				</button>
			</header>
			<Body key={id} />
		</section>
	);
}

function close() {
	panel.value = null;
}
