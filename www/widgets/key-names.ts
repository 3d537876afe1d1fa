/* How this visitor's keyboard calls the keys of a shortcut: Strg, Pos1, Suppr, ⌘. */
import { t } from '../language';

/** Keys that have another name in another language, as their texts `key.<id>`. */
const NAMED: Record<string, string> = {
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

export function keyName(shortcut: string): string {
	const apple = /Mac|iP/.test(navigator.platform);
	const name = (key: string) => {
		if (apple && key === 'Mod') return '⌘';
		return NAMED[key] ? t(NAMED[key]) : key;
	};
	return shortcut
		.split('+')
		.map(name)
		.join(apple ? ' ' : ' + ');
}
