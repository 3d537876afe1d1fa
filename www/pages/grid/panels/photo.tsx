/* From a photo to a puzzle, fetched on demand. */
import { fetched } from '../../../shell/fetched';

export const Photo = fetched(async () => (await import('../photo/panel')).PhotoPanel);
