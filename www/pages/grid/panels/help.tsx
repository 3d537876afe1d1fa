/*
 * Help: where new puzzles come from, the rules of the kinds and variants in a sentence each, the keys of the board
 * and of the commands, and facts about the page.
 */

import { t } from '../../../language';
import type { Ids } from '../../../language/keys';
import { SPECIALS } from '../../../pictures/grid/variants';
import { KindPicture } from '../../../pictures/kinds';
import { allKinds } from '../../../shell/pages';
import { AboutPage } from '../../../shell/panels/about';
import { KeyTable } from '../../../widgets/key-table';
import { COMMANDS } from '../commands';

/** The board's own keys, each with its sentence `keys.<id>`. */
const BOARD_KEYS: readonly [keys: readonly string[], id: Ids<'keys'>][] = [
	[['← ↑ → ↓'], 'move'],
	[['Home', 'End'], 'ends'],
	[['1 … 9'], 'digits'],
	[['a … w'], 'letters'],
	[['0'], 'park'],
	[['Delete', '-'], 'delete'],
	[['Enter'], 'next'],
	[['0', '.', '-'], 'no-clue'],
	[['< →'], 'less'],
	[['> →'], 'greater'],
	[['| →'], 'bar'],
	[['O', 'E'], 'shape'],
	[['Z', 'X', 'C', 'V'], 'tools'],
	[['Shift+1 … 9'], 'mark'],
	[['Shift+→'], 'select'],
	[['Mod+A'], 'all'],
	[['M'], 'fill'],
	[['B'], 'branch'],
	[['H'], 'hint'],
	[['W', '1 … 9'], 'why'],
	[['K'], 'check'],
	[['L'], 'look'],
	[['Enter'], 'tick'],
	[['Enter'], 'street'],
	[['Q', 'R'], 'ask'],
];

/** The paragraphs about puzzles made here, each with its sentence `help.made-<id>`. */
const MADE = ['play', 'next', 'daily'] as const;

/** What can be done by pointing, each with its sentence `touch.<id>`. */
const TOUCH = [
	'modes',
	'desk',
	'cells',
	'marks',
	'why',
	'signs',
	'shapes',
	'city',
	'zoom',
] as const;

function Rule({ id, name }: { id: string; name: string }) {
	return (
		<p class="rule">
			<KindPicture kind={id} />
			<span>
				<strong>{name}</strong> {t(`rules.${id}`)}
			</span>
		</p>
	);
}

export function Help() {
	const board = BOARD_KEYS.map(([keys, id]) => ({ keys, label: t(`keys.${id}`) }));
	return (
		<div class="stack">
			<p>
				<a href="#techniques">{t('help.techniques')}</a>
			</p>
			<section class="stack tight">
				<h3>{t('help.made')}</h3>
				{MADE.map((id) => (
					<p class="hint" key={id}>
						{t(`help.made-${id}`)}
					</p>
				))}
			</section>
			<section class="stack tight">
				{allKinds().map((id) => (
					<Rule key={id} id={id} name={t(`kind.${id}`)} />
				))}
			</section>
			<section class="stack tight">
				<h3>{t('feature.legend')}</h3>
				{SPECIALS.map((id) => (
					<Rule key={id} id={id} name={t(`feature.${id}`)} />
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
				<KeyTable rows={board} commands={COMMANDS} />
			</section>
			<AboutPage />
		</div>
	);
}
