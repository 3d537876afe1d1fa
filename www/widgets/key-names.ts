/* Names of a shortcut's keys on this visitor's keyboard: Strg, Pos1, Suppr, ⌘. */
import { t } from '../language';
import type { Key } from '../language/keys';

/** Keys named differently in other languages, with their texts `key.<id>`. */
const NAMED: Record<string, Key> = {
	Mod: 'key.ctrl',
	Shift: 'key.shift',
	Home: 'key.home',
	End: 'key.end',
	Delete: 'key.delete',
	Enter: 'key.enter',
	Escape: 'key.escape',
	PageUp: 'key.page-up',
	PageDown: 'key.page-down',
};

const isApple = () => /Mac|iP/.test(navigator.platform);

export function keyName(shortcut: string): string {
	// A plus by itself is a key, not the sign between two keys.
	if (shortcut === '+') return shortcut;
	const between = isApple() ? ' ' : ' + ';
	return shortcut.split('+').map(nameOf).join(between);
}

function nameOf(key: string): string {
	if (key === 'Mod' && isApple()) return '⌘';
	return NAMED[key] ? t(NAMED[key]) : key;
}
