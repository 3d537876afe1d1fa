/*
 * What can be told to the page just now: the commands of the page that is
 * open, and those of the panels; and buttons that name a command by its id.
 */
import { type Command, IconButton, TextButton, ToolButton } from '../widgets/command';
import type { IconName } from '../widgets/icons';
import { activePage } from './pages';
import { PANEL_COMMANDS } from './panel';

export function commands(): readonly Command[] {
	return [...(activePage.value?.commands ?? []), ...PANEL_COMMANDS];
}

export function command(id: string): Command {
	const found = commands().find((one) => one.id === id);
	if (!found) throw new Error(`no command "${id}"`);
	return found;
}

interface ActionProps {
	of: string;
	look: string;
	label?: string;
}

export function Action({ of, look, label }: ActionProps) {
	return <TextButton command={command(of)} look={look} label={label} />;
}

interface IconProps {
	of: string;
	icon?: IconName;
	pressed?: boolean;
}

export function IconAction({ of, icon, pressed }: IconProps) {
	return <IconButton command={command(of)} icon={icon} pressed={pressed} />;
}

export function ToolAction({ of, caption }: { of: string; caption: string }) {
	return <ToolButton command={command(of)} caption={caption} />;
}
