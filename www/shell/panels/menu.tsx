/*
 * The menu: every way through the site as words with icons, in groups. On a phone it is a sheet, elsewhere it hangs
 * from its button. Arrows move between entries.
 */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../language';
import { Square } from '../../widgets/button';
import type { Command } from '../../widgets/command';
import { Icon } from '../../widgets/icons';
import { useBack } from '../back';
import { isMenuOpen, MENU_COMMAND } from '../menu';
import { GROUP_IDS, waysOf } from '../navigation';
import type { Place } from '../page';
import { shortcutOf } from '../shortcuts';

export function Menu() {
	const ref = useRef<HTMLDialogElement>(null);
	useBack(close);
	useLayoutEffect(() => {
		const dialog = ref.current;
		dialog?.showModal();
		return () => dialog?.close();
	}, []);
	return (
		<dialog
			ref={ref}
			id="menu"
			class="menu"
			aria-label={t('command.menu')}
			onCancel={close}
			onKeyDown={walk}
			onClick={(event) => (event.target === event.currentTarget ? close() : undefined)}
		>
			<div class="menu-body">
				<Square
					words={t('panel.close')}
					icon="close"
					look="quiet square menu-close"
					onClick={close}
				/>
				{GROUP_IDS.map((group) => {
					const ways = waysOf(group);
					if (ways.length === 0) return null;
					return (
						<section key={group}>
							<h2>{t(`menu.${group}`)}</h2>
							<ul>
								{ways.map((way) => (
									<li key={'place' in way ? way.place.link : way.command.id}>
										{'place' in way ? <PlaceWay {...way} /> : <CommandWay command={way.command} />}
									</li>
								))}
							</ul>
						</section>
					);
				})}
			</div>
		</dialog>
	);
}

function PlaceWay({ place: { link, name, icon }, isHere }: { place: Place; isHere: boolean }) {
	return (
		<a class="way" href={`#${link}`} aria-current={isHere} onClick={close}>
			<Icon name={icon} />
			{t(name)}
		</a>
	);
}

function CommandWay({ command: { id, icon, enabled, run } }: { command: Command }) {
	return (
		<button
			type="button"
			class="way"
			data-command={id}
			disabled={!(enabled?.() ?? true)}
			onClick={(event) => {
				// Closes at once, so that the result of the command can have the focus.
				event.currentTarget.closest('dialog')?.close();
				close();
				run();
			}}
		>
			{icon ? <Icon name={icon} /> : null}
			{t(`command.${id}`)}
		</button>
	);
}

function close(): void {
	isMenuOpen.value = false;
}

/** While the menu is open, the arrow keys move through it. */
function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
	event.stopPropagation();
	if (MENU_COMMAND.keys?.includes(shortcutOf(event))) {
		event.preventDefault();
		close();
	}
	const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
	if (!by) return;
	event.preventDefault();
	const ways = [...event.currentTarget.querySelectorAll<HTMLElement>('.way:enabled, a.way')];
	const at = ways.indexOf(document.activeElement as HTMLElement);
	ways.at((at + by) % ways.length)?.focus();
}
