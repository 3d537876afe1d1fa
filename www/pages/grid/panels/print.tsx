/* The print panel of the grids, fetched when needed. */
import { fetched } from '../../../shell/fetched';

export const Print = fetched(async () => (await import('../paper/panel')).PrintPanel);
