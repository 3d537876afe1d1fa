/* Where a visit can lead: every page and panel, quickly solved boards, and boards that take minutes. */

/** Links, without the `#`. */
export const LINKS = [
	'',
	'board',
	'play',
	'daily/today/medium',
	'sky4.1332.2122.3213.1423',
	'sky5.-----.2-22-.-3--2.3----',
	'fut4.L4E.lgDggF.GlF',
	'lat5o.Ke-eEo-oEo.1--4O1--3D.t',
	'sky5s.-9---.-6---.--b--.--58-.j',
	'fut4a.4N4-.-bb-bbb--b--.--bbbb--bb--',
	'lat16.WWWWWWWWWWWO',
	'sky9.134244--3.-3-342-24.33-22245-.-2--3352-.--4J3F2-7I3D14--3T2T6D',
	'sky5.54312.12222.12222.54312',
	'sky4.no-such-link',
	'daily',
	'snake',
	'snake3.3223232233D3333.x',
	'techniques/four-corners',
	'techniques',
	'sky5.-----.2-22-.-3--2.3----/study.early-checks.0',
	'sky4.1332.2122.3213.1423/study.person.0/ask',
] as const;

/** Keys that mean something on one of the pages. */
export const KEYS = [
	...'123456789',
	...['Delete', 'Backspace', 'Escape', 'Enter', 'Space', 'Tab', 'Shift+Tab'],
	...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'],
	...['Shift+1', 'Shift+3', 'Control+2', 'Alt+2', 'Shift+ArrowRight', '<', '>', '-', 'b', 'c'],
	...['Control+z', 'Control+y', 'Control+a', 'F2', 'F4', 'F8', 'F9', 'h', 'Shift+H', 'Shift+K'],
	...['Control+Enter', 'Control+Shift+Enter', '?', 's', 'e', 'x'],
];
