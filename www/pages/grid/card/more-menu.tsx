/*
 * The menu "More": everything that can be done with the board besides writing, hints and the check, as rows with an
 * icon and a label, the same on every screen. On a phone it is a sheet from below, elsewhere a box beside its
 * button. To add a row, add its command to a group below.
 */
import '../panels/texts';
import './more.css';
import type { RefObject } from 'preact';
import { t } from '../../../language';
import { isBlank } from '../../../pictures/grid/draft';
import { command } from '../../../shell/commands';
import { isEmbedded } from '../../../shell/embedding';
import { Sheet } from '../../../shell/sheet';
import type { Command } from '../../../widgets/command';
import { Icon } from '../../../widgets/icons';
import { check, finished } from '../state/checks';
import { draft, hasEntries } from '../state/game';
import { hint } from '../state/hint';
import { isMade } from '../state/next';
import { mode } from '../state/screen';

type Row = readonly [of: Command['id'], when: () => boolean];

const isPlayed = () => mode.value === 'play' && !finished.value;
/** During a hint, and when everything is done, the tools below the board are hidden. */
const isWithoutTools = () => mode.value === 'play' && (hint.value !== null || finished.value);
const hasMore = () => (hint.value?.hints.length ?? 0) > 1;
const isAtHome = () => !isEmbedded;
const isSolvable = () => isAtHome() && isPlayed();
/** Whether there is a puzzle, and it has steps. */
const hasSteps = () =>
	isAtHome() && !isBlank(draft.value) && (check.value?.faults.length ?? 0) === 0;

const GROUPS: readonly (readonly Row[])[] = [
	[
		['undo', isWithoutTools],
		['redo', isWithoutTools],
		['fill-marks', isPlayed],
		['tidy-marks', isPlayed],
		['branch', isPlayed],
		['clear', () => true],
	],
	[
		['another-hint', hasMore],
		['next-number', isPlayed],
		['why-not', isPlayed],
		['all-steps', hasSteps],
		['solve', isSolvable],
		['solve-own', () => isSolvable() && hasEntries.value],
	],
	[
		['city', isAtHome],
		['edit-copy', () => isAtHome() && isMade()],
		['panel-print', isAtHome],
		['study', isAtHome],
	],
];

interface MenuProps {
	opener: RefObject<HTMLElement | null>;
	close: () => void;
}

export function MoreMenu({ opener, close }: MenuProps) {
	return (
		<Sheet
			name="more-menu"
			label={t('hint.more')}
			opener={opener.current}
			close={close}
			onKeyDown={walk}
		>
			{GROUPS.map((rows) => rows.filter(([, when]) => when()))
				.filter((rows) => rows.length > 0)
				.map((rows) => (
					<ul key={rows[0]?.[0]}>
						{rows.map(([of]) => (
							<li key={of}>
								<RowButton of={command(of)} close={close} />
							</li>
						))}
					</ul>
				))}
		</Sheet>
	);
}

const lead = () => document.querySelector<HTMLElement>('[data-lead]');

/**
 * If the chosen row leads to a sentence such as a question, the focus goes there; closing the menu had returned it to
 * the menu's button.
 */
function choose(of: Command, menu: HTMLDialogElement | null, close: () => void): void {
	menu?.close();
	close();
	const [before, opener] = [lead(), document.activeElement];
	of.run();
	requestAnimationFrame(() => {
		const now = lead();
		if (now !== before && document.activeElement === opener) now?.focus({ preventScroll: true });
	});
}

/** The menu closes first, so that the result of the command gets the focus. */
function RowButton({ of, close }: { of: Command; close: () => void }) {
	return (
		<button
			type="button"
			class="menu-row"
			data-command={of.id}
			aria-pressed={of.pressed?.()}
			disabled={!(of.enabled?.() ?? true)}
			onClick={({ currentTarget }) => choose(of, currentTarget.closest('dialog'), close)}
		>
			{of.icon ? <Icon name={of.icon} /> : null}
			<span>{t(`command.${of.id}`)}</span>
		</button>
	);
}

/** Arrow keys move from row to row, and wrap around. */
function walk(event: KeyboardEvent): void {
	const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
	if (by === 0 || !(event.currentTarget instanceof HTMLElement)) return;
	const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
	const at = rows.indexOf(document.activeElement as HTMLElement);
	rows.at((at + by) % rows.length)?.focus();
	event.preventDefault();
}
