/*
 * Commands of a page, and the three buttons that run them. The first shows the words, the second an icon with the
 * words as its name, and the third an icon with a short caption below it.
 */
import { t } from '../language';
import type { Ids, Key } from '../language/keys';
import { Button, Square } from './button';
import { useKeptFocus } from './focus';
import { Icon, type IconName } from './icons';
import { keyName } from './key-names';

/** A command, whose words are the text `command.<id>`. */
export interface Command {
	id: Ids<'command'>;
	icon?: IconName;
	/** Shortcuts as they are shown; `Mod` is Ctrl, or Command on a Mac. */
	keys?: readonly string[];
	enabled?: () => boolean;
	/** Whether it is on; for commands that switch something on and off. */
	pressed?: () => boolean;
	/** Whether the command makes sense for this puzzle. */
	fits?: () => boolean;
	run: () => void;
}

const able = ({ enabled }: Command) => enabled?.() ?? true;

interface TextProps {
	command: Command;
	look: string;
	/** The key of its words, if they differ at the moment. */
	label?: Key | undefined;
}

export function TextButton({ command, look, label }: TextProps) {
	const ref = useKeptFocus<HTMLButtonElement>();
	return (
		<Button
			ref={ref}
			words={t(label ?? `command.${command.id}`)}
			look={look}
			data-command={command.id}
			disabled={!able(command)}
			onClick={command.run}
		/>
	);
}

interface IconProps {
	command: Command;
	/** The icon, if it differs from the command's own at the moment. */
	icon?: IconName | undefined;
	pressed?: boolean | undefined;
}

/** A focused button keeps the focus when it becomes disabled. */
export function IconButton({ command, icon = command.icon, pressed }: IconProps) {
	return (
		<Square
			words={t(`command.${command.id}`)}
			icon={icon}
			data-command={command.id}
			aria-pressed={pressed}
			aria-disabled={able(command) ? undefined : true}
			onClick={() => able(command) && command.run()}
		/>
	);
}

/** The caption is for screens where no mouse can reveal the name. */
export function ToolButton({ command, caption }: { command: Command; caption: string }) {
	const label = t(`command.${command.id}`);
	const [key] = command.keys ?? [];
	return (
		<button
			type="button"
			class="quiet square tool"
			data-command={command.id}
			aria-label={label}
			title={key ? `${label} (${keyName(key)})` : label}
			aria-pressed={command.pressed?.()}
			disabled={!able(command)}
			onClick={command.run}
		>
			{command.icon ? <Icon name={command.icon} /> : null}
			<span class="caption" aria-hidden="true">
				{caption}
			</span>
		</button>
	);
}
