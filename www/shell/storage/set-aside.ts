/* Setting a record aside, for the first script: what does it is fetched when it is needed, which is rare. */
import type { setAside as set } from './aside';

/** False if the record must stay in its place. */
export async function setAside(...record: Parameters<typeof set>): Promise<boolean> {
	const its = await import('./aside').catch(() => null);
	return its?.setAside(...record) ?? false;
}
