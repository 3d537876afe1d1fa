/* From a photo to a puzzle, fetched when it is asked for. */
import { fetched } from '../../../shell/fetched';

export const Photo = fetched(async () => (await import('../photo/panel')).PhotoPanel);
