/*
 * The current commands of the page: those of the open page, of the panels, and of the
 * menu; and buttons that name a command by its id.
 */
import type { Key } from '../language/keys';
import { type Command, IconButton, TextButton, ToolButton } from '../widgets/command';
import type { IconName } from '../widgets/icons';
import { MENU_COMMAND } from './menu';
import { activePage } from './pages';
import { PANEL_COMMANDS } from './panel';

export function commands(): readonly Command[] {
	return [...(activePage.value?.commands ?? []), ...PANEL_COMMANDS, MENU_COMMAND];
}

export function command(id: Command['id']): Command {
	const found = commands().find((one) => one.id === id);
	if (!found) throw new Error(`no command "${id}"`);
	return found;
}

interface ActionProps {
	of: Command['id'];
	look?: string;
	label?: Key;
}

export function Action({ of, look = 'secondary', label }: ActionProps) {
	return <TextButton command={command(of)} look={look} label={label} />;
}

interface IconProps {
	of: Command['id'];
	icon?: IconName;
	pressed?: boolean;
}

export function IconAction({ of, icon, pressed }: IconProps) {
	return <IconButton command={command(of)} icon={icon} pressed={pressed} />;
}

export function ToolAction({ of, caption }: { of: Command['id']; caption: string }) {
	return <ToolButton command={command(of)} caption={caption} />;
}
