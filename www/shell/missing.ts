/* Loading a page for what a panel shows of it; where it cannot be had, that is said, and may be tried again. */
import { tellMissing, untellMissing } from './notices';
import type { PageEntry } from './page';
import { load } from './pages';

export function loadOrTell(entry: PageEntry): void {
	const again = () => loadOrTell(entry);
	load(entry).then(untellMissing, (error: unknown) => tellMissing(error, again));
}
