/*
 * A command as a button in the answer card: with its words, or as an icon
 * that carries them as its name.
 */
import { type Command, command } from '../commands';
import { Icon } from '../icons';
import { t } from '../locales';
import { useKeptFocus } from './focus';

export function Action({ of, look, label }: { of: string; look: string; label?: string }) {
	const { run, enabled }: Command = command(of);
	const ref = useKeptFocus<HTMLButtonElement>();
	return (
		<button
			ref={ref}
			type="button"
			class={look}
			data-command={of}
			disabled={!(enabled?.() ?? true)}
			onClick={run}
		>
			{t(label ?? `command.${of}`)}
		</button>
	);
}

export function IconAction({ of }: { of: string }) {
	const { run, icon } = command(of);
	return (
		<button
			type="button"
			class="quiet square"
			data-command={of}
			aria-label={t(`command.${of}`)}
			onClick={run}
		>
			{icon ? <Icon name={icon} /> : null}
		</button>
	);
}
