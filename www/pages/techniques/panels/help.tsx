/* Help in the book: what it is, how to read its pictures, and the keys of the practice board. */
import { t } from '../../../language';
import type { Ids } from '../../../language/keys';
import { KeyTable } from '../../../widgets/key-table';

const KEYS: readonly [keys: readonly string[], id: Ids<'techniques.key'>][] = [
	[['← ↑ → ↓'], 'move'],
	[['1 … 9'], 'number'],
];

const PICTURES = ['lines', 'clues', 'causes', 'targets', 'removed'] as const;

export function Help() {
	return (
		<div class="stack">
			<p>{t('techniques.about')}</p>
			<section>
				<h3>{t('techniques.pictures')}</h3>
				<ul class="stack tight">
					{PICTURES.map((id) => (
						<li key={id} class="hint">
							{t(`techniques.look.${id}`)}
						</li>
					))}
				</ul>
			</section>
			<section>
				<h3>{t('techniques.keys')}</h3>
				<KeyTable rows={KEYS.map(([keys, id]) => ({ keys, label: t(`techniques.key.${id}`) }))} />
			</section>
		</div>
	);
}
