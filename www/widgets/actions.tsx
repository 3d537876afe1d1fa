/*
 * A command as a button in the answer card: with its words, or as an icon
 * that carries them as its name.
 */

import { t } from '../language';
import { type Command, command } from '../pages/grid/commands';
import { useKeptFocus } from './focus';
import { Icon, type IconName } from './icons';

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

interface IconProps {
	of: string;
	/** Where it is another than the command's own just now. */
	icon?: IconName;
	pressed?: boolean;
}

/** One that has nothing to do keeps the focus that it may have. */
export function IconAction({ of, icon, pressed }: IconProps) {
	const { run, enabled, icon: usual }: Command = command(of);
	const label = t(`command.${of}`);
	const able = enabled?.() ?? true;
	const name = icon ?? usual;
	return (
		<button
			type="button"
			class="quiet square"
			data-command={of}
			aria-label={label}
			title={label}
			aria-pressed={pressed}
			aria-disabled={able ? undefined : true}
			onClick={() => able && run()}
		>
			{name ? <Icon name={name} /> : null}
		</button>
	);
}
