/*
 * Tests whether the page is embedded in another site, and reads what that site asked
 * for: `?embed`, and after it `mode`, `hints`, `title`, `lang` and `theme`. An
 * embedded page keeps nothing on the device and leaves the address as it is.
 */
import { signal } from '@preact/signals';
import { EMBED_MODES, type EmbedMode, oneOf } from './embed/modes';

/** The parameters of the address. A frame without an address of its own has them on its document. */
export const askedFor = new URLSearchParams(
	globalThis.document?.documentElement.dataset.embed ?? globalThis.location?.search,
);

export const isEmbedded = askedFor.has('embed');

/** The link, if there is no address that could have it. */
export const givenLink = isEmbedded ? askedFor.get('link') : null;

export const embedMode = signal<EmbedMode>(oneOf(EMBED_MODES, askedFor.get('mode')));
/** Whether hints and checks are offered. */
export const offersHints = signal(askedFor.get('hints') !== 'off');

/** The puzzle's title there, in the words of who put it there; links carry no titles. */
export const givenTitle = signal((isEmbedded && askedFor.get('title')) || '');
/** The same as it is shown: more than a line is not a title. */
export const shownTitle = () => givenTitle.value.trim().slice(0, 100);

/** Whether the board is only looked at. */
export const isFrozen = (): boolean => isEmbedded && embedMode.value !== 'play';
