/*
 * The picture that is to be read: chosen in the panel of photos, pasted,
 * dropped, or opened with the page. What is in it is the business of the page
 * that reads photos, which takes it from here.
 */
import { signal } from '@preact/signals';
import { panel } from './panel';

/** The picture that nothing was done with yet. */
export const photograph = signal<Blob | null>(null);

/** Hands a picture to the panel of photos, and opens it. */
export function takePhotograph(picture: Blob): void {
	photograph.value = picture;
	panel.value = 'photo';
}

export const pictureAmong = (files: Iterable<File>): File | undefined =>
	[...files].find(({ type }) => type.startsWith('image/'));
