/*
 * Sets records aside: the code for it is fetched when it is needed, which is rare. Returns false if a record must stay
 * in its place.
 */
import type { setAllAside as setAll, setAside as setOne } from './aside';

const parts = () => import('./aside').catch(() => null);

export const setAside = async (...record: Parameters<typeof setOne>): Promise<boolean> =>
	(await (await parts())?.setAside(...record)) ?? false;

export const setAllAside = async (...records: Parameters<typeof setAll>): Promise<boolean> =>
	(await (await parts())?.setAllAside(...records)) ?? false;
