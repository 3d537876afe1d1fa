/* What is printed of the grids, fetched when it is asked for. */
import { fetched } from '../../../shell/fetched';

export const Print = fetched(async () => (await import('../paper/panel')).PrintPanel);
