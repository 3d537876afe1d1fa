/*
 * The picture to read: chosen in the panel of photos, pasted, dropped, or
 * opened with the page. The page that reads photos takes it from here.
 */
import { signal } from '@preact/signals';
import { panel } from './panel';

/** The picture waiting to be read. */
export const photograph = signal<Blob | null>(null);

/** Hands a picture to the photo panel, and opens that panel. */
export function takePhotograph(picture: Blob): void {
	photograph.value = picture;
	panel.value = 'photo';
}

export const pictureAmong = (files: Iterable<File>): File | undefined =>
	[...files].find(({ type }) => type.startsWith('image/'));
