/* Help for the snake: how to write one down, how to fold it, and the keys. */
import '../../../shell/panels/texts';
import { t } from '../../../language';
import type { Ids } from '../../../language/keys';
import { AboutPage } from '../../../shell/panels/about';
import { KeyTable } from '../../../widgets/key-table';
import { COMMANDS } from '../commands';

/** The keys of the strip and the picture, each with its sentence `snake.keys.<id>`. */
const KEYS: readonly [keys: readonly string[], id: Ids<'snake.keys'>][] = [
	[['← ↑ → ↓'], 'move'],
	[['Enter'], 'toggle'],
	[['S', 'C'], 'write'],
	[['Insert', 'Delete'], 'length'],
	[['+', '-'], 'zoom'],
];

const HOW = ['write', 'fold', 'turn', 'ends'] as const;

export function Help() {
	const own = KEYS.map(([keys, id]) => ({ keys, label: t(`snake.keys.${id}`) }));
	return (
		<div class="stack">
			<p>{t('rules.snake')}</p>
			<section class="stack tight">
				{HOW.map((id) => (
					<p class="hint" key={id}>
						{t(`snake.how.${id}`)}
					</p>
				))}
			</section>
			<section>
				<h3>{t('help.keys')}</h3>
				<KeyTable rows={own} commands={COMMANDS} />
			</section>
			<AboutPage />
		</div>
	);
}
