/*
 * A new puzzle: the link to photos, the kinds of all pages to choose from, and the choices of
 * the page of the chosen kind. A page is loaded when one of its kinds is chosen.
 */
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../widgets/icons';
import { Action } from '../commands';
import { KindChoice } from '../kind-choice';
import { orTell } from '../notices';
import type { PageEntry } from '../page';
import { activePage, allKinds, homeOf, load, loadedPage } from '../pages';

export function NewPanel() {
	const page = activePage.value;
	const first = page?.begins?.() ?? page?.kind() ?? '';
	const [kind, setKind] = useState(first);
	// A new puzzle on the table selects its kind.
	useEffect(() => setKind(first), [first, page?.title()]);
	const home = homeOf(kind);
	return (
		<div class="stack">
			<p class="way-on from-photo">
				<Icon name="photo" />
				<Action of="panel-photo" look="quiet" />
			</p>
			<KindChoice name="kind" ids={allKinds()} kind={kind} choose={setKind} />
			{home ? <Begin entry={home} kind={kind} /> : null}
		</div>
	);
}

function Begin({ entry, kind }: { entry: PageEntry; kind: string }) {
	useEffect(() => orTell(() => load(entry)), [entry]);
	const New = loadedPage(entry)?.New;
	return New ? <New kind={kind} /> : null;
}
