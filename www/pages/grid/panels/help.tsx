/*
 * Help: the rules of the kinds in a sentence each, the board's keys, the
 * commands' keys as the list of commands has them, and what the page is.
 */
import { t } from '../../../language';
import { KindPicture } from '../../../pictures/kinds';
import { allKinds } from '../../../shell/pages';
import { KeyTable } from '../../../widgets/key-table';
import { COMMANDS } from '../commands';

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

export function Help() {
	const board = BOARD_KEYS.map(([keys, id]) => ({ keys, label: t(`keys.${id}`) }));
	const commands = COMMANDS.flatMap(({ id, keys }) =>
		keys ? [{ keys, label: t(`command.${id}`) }] : [],
	);
	return (
		<div class="stack">
			<section class="stack tight">
				{allKinds().map((id) => (
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
				<KeyTable rows={[...board, ...commands]} />
			</section>
			<section>
				<h3>{t('help.about')}</h3>
				<p class="hint">{t('help.about-text')}</p>
			</section>
		</div>
	);
}
