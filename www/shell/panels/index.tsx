/*
 * The panels beside the board, in one list. To add one: its component here,
 * its name in `PanelId` and in the list of commands, its icon, and the texts
 * `panel.<id>` and `command.panel-<id>`. On small screens a panel is a sheet.
 * Pages of other sorts of puzzles may say something else in a panel.
 */
import type { ComponentType } from 'preact';
import { t } from '../../language';
import { command } from '../../pages/grid/commands';
import { HelpPanel } from '../../pages/grid/panels/help';
import { SharePanel } from '../../pages/grid/panels/share';
import { Icon } from '../../widgets/icons';
import { guest } from '../pages';
import { type PanelId, panel } from '../screen';
import { NewPanel } from './new';
import { PastePanel } from './paste';
import { SettingsPanel } from './settings';

export const PANELS: readonly { id: PanelId; body: ComponentType }[] = [
	{ id: 'new', body: NewPanel },
	{ id: 'paste', body: PastePanel },
	{ id: 'share', body: SharePanel },
	{ id: 'settings', body: SettingsPanel },
	{ id: 'help', body: HelpPanel },
];

/** The buttons that open the panels. */
export function PanelButtons() {
	return (
		<nav class="panel-buttons" aria-label={t('app.menu')}>
			{PANELS.map(({ id }) => {
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
	const open = PANELS.find(({ id }) => id === panel.value);
	if (!open) return null;
	const Body = guest()?.panels[open.id] ?? open.body;
	return (
		<section id="panel" class="panel" aria-labelledby="panel-title">
			<header class="panel-head">
				<h2 id="panel-title">{t(`panel.${open.id}`)}</h2>
				<button type="button" class="quiet square" aria-label={t('panel.close')} onClick={close}>
					<Icon name="close" />
				</button>
			</header>
			<Body />
		</section>
	);
}

function close() {
	panel.value = null;
}
