/* The photo panel, fetched on demand. */
import { fetched } from '../../../shell/fetched';

export const Photo = fetched(async () => (await import('../photo/panel')).PhotoPanel);
