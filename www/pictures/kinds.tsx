/*
 * A small picture for each kind of puzzle and each variant. Without a picture
 * of its own it gets the plain square.
 */
import type { Special } from './grid/variants';

const PATHS: Record<string, string> = {
	skyscrapers: 'M4 20v-6h5v6M9.5 20V9h5v11M15 20V4h5v16M3 20h18',
	futoshiki: 'M14.5 5 7 9l7.5 4M9.5 12l7.5 4-7.5 4',
	latin: 'M4 4h16v16H4zM9.3 4v16M14.7 4v16M4 9.3h16M4 14.7h16',
	snake:
		'M12 3.5l7.5 4.2v8.6L12 20.5l-7.5-4.2V7.7ZM4.5 7.7 12 12l7.5-4.3M12 12v8.5M8.2 5.6l7.6 4.3M8.2 14.2v4.2M16 9.8v8.5',
	mixed: 'M4 20v-7h5v7M9.5 20V6h5v14M3 20h12M21 12l-4 2.5 4 2.5',
};

/** The compiler asks for a picture here when there is a new feature with a name. */
const SPECIAL_PATHS: Record<Special, string> = {
	diagonals: 'M4 4h16v16H4zM4 4l16 16M20 4 4 20',
	boxes: 'M4 4h16v16H4zM12 4v16M4 12h16M8 4v16M16 4v16M4 8h16M4 16h16',
	parks: 'M12 3l5 7h-3l4.5 6h-13L10 10H7ZM12 16v5',
	adjacent: 'M3 8h6v8H3zM15 8h6v8h-6zM12 6v12',
	sums: 'M18 5H6l6 7-6 7h12',
	'odd-even': 'M7.5 7.5m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M13 13h8v8h-8z',
};

const ALL: Record<string, string> = { ...PATHS, ...SPECIAL_PATHS };

export function KindPicture({ kind }: { kind: string }) {
	return (
		<svg class="kind-picture" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
			<path d={ALL[kind] ?? 'M4 4h16v16H4z'} />
		</svg>
	);
}

/** The same on a background in the kind's own colour; without a kind the background alone. */
export function KindTile({ kind }: { kind: string }) {
	return (
		<span class="kind-tile" data-kind={kind}>
			{kind === '' ? null : <KindPicture kind={kind} />}
		</span>
	);
}
