/*
 * Help: the rules of the kinds in a sentence each, the board's keys, the
 * commands' keys as the list of commands has them, and what the page is.
 */

import { t } from '../../../language';
import { KindPicture } from '../../../pictures/kinds';
import { WORLDS } from '../../../shell/pages';
import { keyName } from '../../../widgets/key-names';
import { COMMANDS } from '../commands';
import { kinds } from '../state/game';

/** The board's own keys, each with its sentence `keys.<id>`. */
const BOARD_KEYS: readonly [keys: readonly string[], id: string][] = [
	[['← ↑ → ↓'], 'move'],
	[['Home', 'End'], 'ends'],
	[['1 … 9'], 'digits'],
	[['a … w'], 'letters'],
	[['Delete'], 'delete'],
	[['Enter'], 'next'],
	[['< →'], 'less'],
	[['> →'], 'greater'],
];

/** What can be done by pointing, each with its sentence `touch.<id>`. */
const TOUCH = ['modes', 'cells', 'signs', 'zoom'];

export function HelpPanel() {
	return (
		<div class="stack">
			<section class="stack tight">
				{[...kinds.value, ...WORLDS].map(({ id }) => (
					<p class="rule" key={id}>
						<KindPicture kind={id} />
						<span>
							<strong>{t(`kind.${id}`)}</strong> {t(`rules.${id}`)}
						</span>
					</p>
				))}
			</section>
			<section class="stack tight">
				<h3>{t('help.touch')}</h3>
				{TOUCH.map((id) => (
					<p class="hint" key={id}>
						{t(`touch.${id}`)}
					</p>
				))}
			</section>
			<section>
				<h3>{t('help.keys')}</h3>
				<table class="keys">
					<tbody>
						{BOARD_KEYS.map(([keys, id]) => (
							<KeyRow key={id} keys={keys.map(keyName)} label={t(`keys.${id}`)} />
						))}
						{COMMANDS.filter(({ keys }) => keys).map(({ id, keys }) => (
							<KeyRow key={id} keys={(keys ?? []).map(keyName)} label={t(`command.${id}`)} />
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

function KeyRow({ keys, label }: { keys: string[]; label: string }) {
	return (
		<tr>
			<th scope="row">
				{keys.map((key) => (
					<kbd key={key}>{key}</kbd>
				))}
			</th>
			<td>{label}</td>
		</tr>
	);
}
