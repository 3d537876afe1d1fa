/*
 * The panels beside the table, in one list. To add a panel, add its component here, its name in PANEL_IDS, its
 * icon, and the texts `panel.<id>` and `command.panel-<id>`. On small screens a panel is a sheet. The open page
 * fills Share and Help. `navigation.ts` puts the panels into the menu.
 */
import type { ComponentType } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../language';
import { Square } from '../../widgets/button';
import { useBack } from '../back';
import { Contained } from '../contained';
import { fetchedSoon } from '../fetched';
import { NoticeLine } from '../notice';
import { activePage } from '../pages';
import { narrow, type PanelId, panel, takesFocus } from '../panel';
import { provided } from './at-home';

const PANELS: Record<PanelId, ComponentType> = {
	new: fetchedSoon(async () => (await import('./bodies')).BODIES.NewPanel),
	daily: provided('Daily'),
	puzzles: fetchedSoon(async () => (await import('./bodies')).BODIES.PuzzlesPanel),
	paste: fetchedSoon(async () => (await import('./bodies')).BODIES.PastePanel),
	share: SharePanel,
	settings: fetchedSoon(async () => (await import('./bodies')).BODIES.SettingsPanel),
	help: HelpPanel,
	print: PrintPanel,
	photo: provided('Photo'),
	type: provided('Type'),
};

/** The panels that only some pages have. */
const OF_SOME: Partial<Record<PanelId, 'Print'>> = { print: 'Print' };

const HelpWays = fetchedSoon(async () => (await import('./bodies')).BODIES.HelpWays);

function SharePanel() {
	const page = activePage.value;
	return page ? <page.Share /> : null;
}

function HelpPanel() {
	const page = activePage.value;
	return page ? (
		<div class="stack">
			<HelpWays />
			<page.Help />
		</div>
	) : null;
}

function PrintPanel() {
	const Print = activePage.value?.Print;
	return Print ? <Print /> : null;
}

export function Panel() {
	const id = panel.value;
	const part = id ? OF_SOME[id] : undefined;
	const isThere = !part || activePage.value?.[part] !== undefined;
	return id && isThere ? <OpenPanel key={id} id={id} /> : null;
}

/** Beside the table it is a part of the page; over the table it is a modal dialog. */
function OpenPanel({ id }: { id: PanelId }) {
	const ref = useRef<HTMLDialogElement>(null);
	const covers = narrow.value;
	useBack(close, covers);
	useLayoutEffect(() => {
		const dialog = ref.current;
		const before = document.activeElement;
		dialog?.addEventListener('click', closeBeside);
		if (covers) dialog?.showModal();
		else dialog?.setAttribute('open', '');
		if (covers || takesFocus()) dialog?.querySelector<HTMLElement>('h2')?.focus();
		return () => {
			const had = dialog?.contains(document.activeElement);
			dialog?.removeEventListener('click', closeBeside);
			dialog?.close();
			if (had && before instanceof HTMLElement) before.focus({ preventScroll: true });
		};
	}, [covers]);
	const Body = PANELS[id];
	return (
		<dialog ref={ref} id="panel" class="panel" aria-labelledby="panel-title" onCancel={close}>
			{covers ? <NoticeLine /> : null}
			<div class="panel-body">
				<header class="panel-head">
					<h2 id="panel-title" tabIndex={-1}>
						{t(`panel.${id}`)}
					</h2>
					<Square words={t('panel.close')} icon="close" onClick={close} />
				</header>
				<Contained part="panel">
					<Body />
				</Contained>
			</div>
		</dialog>
	);
}

/** A click outside the contents of a dialog counts as one on the dialog itself. */
function closeBeside({ target, currentTarget }: Event) {
	if (target === currentTarget) close();
}

function close() {
	panel.value = null;
}
