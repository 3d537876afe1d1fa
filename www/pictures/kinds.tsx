/*
 * A small picture for each kind of puzzle and for each variant, whose pictures are in `variants.ts`. A kind
 * without a picture gets a plain square.
 */
import { iconOf, SPECIALS } from './grid/variants';

const PATHS: Record<string, string> = {
	skyscrapers: 'M4 20v-6h5v6M9.5 20V9h5v11M15 20V4h5v16M3 20h18',
	futoshiki: 'M14.5 5 7 9l7.5 4M9.5 12l7.5 4-7.5 4',
	latin: 'M4 4h16v16H4zM9.3 4v16M14.7 4v16M4 9.3h16M4 14.7h16',
	snake:
		'M12 3.5l7.5 4.2v8.6L12 20.5l-7.5-4.2V7.7ZM4.5 7.7 12 12l7.5-4.3M12 12v8.5M8.2 5.6l7.6 4.3M8.2 14.2v4.2M16 9.8v8.5',
	mixed: 'M4 20v-7h5v7M9.5 20V6h5v14M3 20h12M21 12l-4 2.5 4 2.5',
};

const ALL: Record<string, string> = {
	...PATHS,
	...Object.fromEntries(SPECIALS.map((one) => [one, iconOf(one)])),
};

export function KindPicture({ kind }: { kind: string }) {
	return (
		<svg class="kind-picture" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
			<path d={ALL[kind] ?? 'M4 4h16v16H4z'} />
		</svg>
	);
}

/** The same on a background in the kind's own colour; without a kind, only the background. */
export function KindTile({ kind }: { kind: string }) {
	return (
		<span class="kind-tile" data-kind={kind}>
			{kind === '' ? null : <KindPicture kind={kind} />}
		</span>
	);
}
