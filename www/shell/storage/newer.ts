/* Reports records of a newer page: they stay unchanged, and a notice says where to find them. */
import { stand } from '../notices';

export function tellNewer(): void {
	stand('newer', {
		tone: 'warning',
		words: { key: 'storage.newer' },
		action: { key: 'start.reload', run: () => location.reload() },
	});
}
