/*
 * Tests whether the page is embedded, and reads the options of the other site:
 * `?embed`, and after it `mode`, `hints`, `title`, `lang` and `theme`. An embedded
 * page saves nothing on the device and leaves the address unchanged.
 */
import { signal } from '@preact/signals';
import { EMBED_MODES, type EmbedMode, oneOf } from './embed/modes';

/** The parameters of the address. In a frame without its own address, they are on the frame's document. */
export const askedFor = new URLSearchParams(
	globalThis.document?.documentElement.dataset.embed ?? globalThis.location?.search,
);

export const isEmbedded = askedFor.has('embed');

/** The link, for a frame whose address cannot contain one. */
export const givenLink = isEmbedded ? askedFor.get('link') : null;

export const embedMode = signal<EmbedMode>(oneOf(EMBED_MODES, askedFor.get('mode')));
/** Whether hints and checks are offered. */
export const offersHints = signal(askedFor.get('hints') !== 'off');

/** The puzzle's title there, as the other site wrote it; links contain no titles. */
export const givenTitle = signal((isEmbedded && askedFor.get('title')) || '');
/** The title as shown: anything longer than a line is not a title. */
export const shownTitle = () => givenTitle.value.trim().slice(0, 100);

/** Whether the board cannot be changed. */
export const isFrozen = (): boolean => isEmbedded && embedMode.value !== 'play';
