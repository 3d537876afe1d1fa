/* Help for the snake: how to write one down, how to fold it, and the keys. */
import { t } from '../../../language';
import { keyName } from '../../../widgets/key-names';
import { SNAKE_COMMANDS } from '../commands';

/** The strip's and the picture's own keys, each with its sentence `cube.keys.<id>`. */
const KEYS: readonly [keys: readonly string[], id: string][] = [
	[['← ↑ → ↓'], 'move'],
	[['Enter'], 'toggle'],
	[['S', 'C'], 'write'],
	[['Insert', 'Delete'], 'length'],
	[['+', '-'], 'zoom'],
];

const HOW = ['write', 'fold', 'turn', 'ends'];

export function HelpPanel() {
	return (
		<div class="stack">
			<p>{t('rules.snake')}</p>
			<section class="stack tight">
				{HOW.map((id) => (
					<p class="hint" key={id}>
						{t(`cube.how.${id}`)}
					</p>
				))}
			</section>
			<section>
				<h3>{t('help.keys')}</h3>
				<table class="keys">
					<tbody>
						{KEYS.map(([keys, id]) => (
							<Row key={id} keys={keys} label={t(`cube.keys.${id}`)} />
						))}
						{SNAKE_COMMANDS.filter(({ keys }) => keys).map(({ id, keys }) => (
							<Row key={id} keys={keys ?? []} label={t(`command.${id}`)} />
						))}
					</tbody>
				</table>
			</section>
			<section>
				<h3>{t('help.about')}</h3>
				<p class="hint">{t('help.about-text')}</p>
			</section>
		</div>
	);
}

function Row({ keys, label }: { keys: readonly string[]; label: string }) {
	return (
		<tr>
			<th scope="row">
				{keys.map((key) => (
					<kbd key={key}>{keyName(key)}</kbd>
				))}
			</th>
			<td>{label}</td>
		</tr>
	);
}
