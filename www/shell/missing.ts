/* Loads a page for its part of a panel; if it is not available, the panel says so and offers to try again. */
import { tellMissing, untellMissing } from './notices';
import type { PageEntry } from './page';
import { load } from './pages';

export function loadOrTell(entry: PageEntry): void {
	const again = () => loadOrTell(entry);
	load(entry).then(untellMissing, (error: unknown) => tellMissing(error, again));
}
