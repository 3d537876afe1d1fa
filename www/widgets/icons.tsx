/*
 * The page's few pictures, drawn for it: line icons on a 24 grid, and the
 * mark, a square of paper whose corner is folded over a small skyline.
 */
const PATHS = {
	undo: 'M9 7H15a5 5 0 0 1 0 10H8M9 7l3.2-3.2M9 7l3.2 3.2',
	redo: 'M15 7H9a5 5 0 0 0 0 10h7M15 7l-3.2-3.2M15 7l-3.2 3.2',
	erase:
		'M8.5 19h10M5.3 13.7l7.6-7.6a2 2 0 0 1 2.8 0l2.6 2.6a2 2 0 0 1 0 2.8L10.8 19H8.5l-3.2-3.2a1.5 1.5 0 0 1 0-2.1ZM9.5 9.5l5.4 5.4',
	clear: 'M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12M10.5 10.5v5M13.5 10.5v5',
	corner: 'M4.5 4.500h15v15h-15zM8 7.500v3.500M15.500 7.500v3.500M8 13.500v3',
	centre: 'M4.5 4.500h15v15h-15zM9 10v4M12 10v4M15 10v4',
	colour: 'M4.500 4.500h15v15h-15zM4.500 12 12 4.500M4.500 19.500l15-15M12 19.500l7.500-7.500',
	round: 'M12 4.500a7.500 7.500 0 1 0 0 15a7.500 7.500 0 1 0 0-15',
	square: 'M5 5h14v14H5z',
	branch: 'M7 20V4M7 15c0-4 9-3 9-8M13 9.500 16 6.500l3 3',
	straight: 'M4 9.5h16v5H4zM9.3 9.5v5M14.7 9.5v5',
	steps: 'M9.500 6.500H19M9.500 12H19M9.500 17.500H19M5 6.500h1M5 12h1M5 17.500h1',
	new: 'M12 6v12M6 12h12',
	daily:
		'M5 6.500h14v13H5zM5 10.500h14M8.500 4v4M15.500 4v4M8.500 14h.200M12 14h.200M15.500 14h.200M8.500 16.800h.200M12 16.800h.200',
	screen: 'M4 5h16v10.500H4zM12 15.500V19M8.500 19h7',
	puzzles: 'M5 5h6v6H5zM13 5h6v6h-6zM5 13h6v6H5zM13 13h6v6h-6z',
	paste: 'M9 5H6.5v14.5h11V5H15M9 4h6v3H9zM9.5 11.5h5M9.5 15h5',
	share:
		'M10 14a3.5 3.5 0 0 1 0-5l2.5-2.5a3.5 3.5 0 0 1 5 5L16 13M14 10a3.5 3.5 0 0 1 0 5l-2.5 2.5a3.5 3.5 0 0 1-5-5L8 11',
	settings: 'M5 8h7M16 8h3M5 16h3M12 16h7M14 6v4M10 14v4',
	learn:
		'M12 7c-2-1.5-4.500-2-7.500-2v12.500c3 0 5.500.5 7.500 2 2-1.500 4.500-2 7.500-2V5c-3 0-5.500.5-7.500 2ZM12 7v12.500',
	record:
		'M5 19.500V13h3.500v6.500M10.200 19.500V8.500h3.600v11M15.500 19.500V4.500H19v15M3.500 19.500h17',
	help: 'M9.3 9.3a2.7 2.7 0 1 1 4 2.4c-.900.5-1.3 1-1.3 2.1M12 17v.200',
	city: 'M4.500 20V10h5v10M9.500 20V4h5.500v16M15 20v-8.500h4.500V20M3 20h18M12.200 8v.200M12.200 12v.200',
	'rotate-left': 'M5 5v4.500h4.500M5.800 9.500a7 7 0 1 1-.600 5',
	'rotate-right': 'M19 5v4.500h-4.500M18.200 9.500a7 7 0 1 0 .600 5',
	zoom: 'M10.5 16a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM14.5 14.5 19 19M10.5 8.2v4.6M8.2 10.5h4.6',
	close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
	previous: 'M14 6l-6 6 6 6',
	next: 'M10 6l6 6-6 6',
	copy: 'M9 9h10v10H9zM15 9V5H5v10h4',
	check: 'M5.5 12.5l4.2 4.2L18.5 8',
	play: 'M8.5 5.5v13l10-6.5Z',
	pause: 'M8.5 6v12M15.5 6v12',
	first: 'M7 6v12M17 6l-6 6 6 6',
	last: 'M17 6v12M7 6l6 6-6 6',
	lab: 'M12 4v3M12 7 6.500 12M12 7l5.500 5M6.500 12v2M17.500 12v2M4.500 14h4v4h-4zM17.500 14l2.500 2.500-2.500 2.500-2.500-2.500ZM10.500 2.500h3v3h-3z',
	mirror: 'M12 4v16M9 7 4 17h5M15 7l5 10h-5',
	swap: 'M5 8h13l-3.5-3.5M19 16H6l3.5 3.5',
	fit: 'M4 7v10M20 7v10M7 12h10M7 12l2.5-2.5M7 12l2.5 2.5M17 12l-2.5-2.5M17 12l-2.5 2.5',
	photo:
		'M4.5 8h3.2l1.6-2.5h5.4L16.3 8h3.2v11h-15zM12 16.5a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6z',
	type: 'M4.500 4.500h15v15h-15zM4.500 9.500h15M4.500 14.500h15M9.500 4.500v15M14.500 4.500v15',
	print: 'M7.5 9V4.5h9V9M7.5 16H5V9h14v7h-2.5M7.5 13.5h9v6h-9z',
	fold: 'M12 3.5l7.5 4.2v8.6L12 20.5l-7.5-4.2V7.7ZM4.5 7.7 12 12l7.5-4.3M12 12v8.5',
	'turn-left': 'M19 12H5M10.5 6.5 5 12l5.5 5.5',
	'turn-right': 'M5 12h14M13.5 6.5 19 12l-5.5 5.5',
	'turn-up': 'M12 19V5M6.5 10.5 12 5l5.5 5.5',
	'turn-down': 'M12 5v14M6.5 13.5 12 19l5.5-5.5',
	'zoom-in':
		'M10.5 16a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM14.5 14.5 19 19M10.5 8.2v4.6M8.2 10.5h4.6',
	'zoom-out': 'M10.5 16a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM14.5 14.5 19 19M8.2 10.5h4.6',
	warning: 'M12 5l8 14H4zM12 10.5v4M12 16.8v.200',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
	return (
		<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
			<path d={PATHS[name]} />
		</svg>
	);
}

export function Mark() {
	return (
		<svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
			<path class="mark-sheet" d="M7 2h14l9 9v14a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5Z" />
			<path class="mark-fold" d="M21 2l9 9h-6.5A2.5 2.5 0 0 1 21 8.5Z" />
			<path class="mark-towers" d="M7.5 25v-5h4.5v5ZM13.75 25V14.5h4.5V25ZM20 25v-7.5h4.5V25Z" />
		</svg>
	);
}
