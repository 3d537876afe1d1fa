/*
 * A new puzzle on Home: kind, size and level as last chosen, and one button.
 * The panel New offers more choices.
 */

import { KINDS, kindAmong } from '../../../engine/grids';
import type { Band } from '../../../engine/types';
import type { Wish } from '../../../engine/wish';
import { t } from '../../../language';
import { command } from '../../../shell/commands';
import { Button } from '../../../widgets/button';
import { Choice } from '../../../widgets/choice';
import { Making, useIsMaking } from '../../../widgets/making';
import { fitting } from '../state/fitting';
import { levelsOf } from '../state/origin';
import { FIRST_WISH, remember, wished } from '../state/wished';

const KIND_IDS = ['skyscrapers', 'futoshiki'];
const SIZES = [4, 5, 6, 7, 9];
const LEVELS: readonly Band[] = ['easy', 'medium', 'hard', 'expert'];

/** The usual choices, and the current one if it is not among them. */
const offered = <One,>(usual: readonly One[], chosen: One | undefined): readonly One[] =>
	chosen === undefined || usual.includes(chosen) ? usual : [...usual, chosen];

export function NewOne() {
	const now = wished(FIRST_WISH);
	const wish = fitting(now, kindAmong(KINDS, now.kind));
	const band = wish.aim.type === 'band' ? wish.aim.band : undefined;
	const levels = levelsOf(wish);
	const change = (to: Partial<Wish>) => {
		const next = { ...wish, ...to };
		remember(fitting(next, kindAmong(KINDS, next.kind)));
	};
	return (
		<form class="home-new" onSubmit={(event) => event.preventDefault()}>
			<Choice
				legend={t('new.kind')}
				isUnseen
				name="home-kind"
				value={wish.kind}
				options={offered(KIND_IDS, wish.kind).map((id) => [id, t(`kind.${id}`)])}
				choose={(kind) => change({ kind })}
			>
				<Button
					words={t('home.more')}
					look="chip more"
					data-command="panel-new"
					onClick={command('panel-new').run}
				/>
			</Choice>
			<Choice
				legend={t('new.size')}
				name="home-size"
				value={wish.size}
				options={offered(SIZES, wish.size).map((one) => [one, one])}
				choose={(size) => change({ size })}
			/>
			<Choice
				legend={t('play.level')}
				name="home-level"
				value={band}
				options={offered(LEVELS, band)
					.filter((one) => one === 'trial' || levels.includes(one))
					.map((one) => [one, t(`band.${one}`)])}
				choose={(next) => change({ aim: { type: 'band', band: next } })}
			/>
			<PlayLine />
		</form>
	);
}

/**
 * A link, so that it works before the script has loaded; while a puzzle is being made, its progress replaces the link.
 */
function PlayLine() {
	const lasts = useIsMaking();
	return (
		<div class="home-begin">
			{lasts ? (
				<Making />
			) : (
				<a class="button secondary wide" href="#play">
					{t('home.start')}
				</a>
			)}
		</div>
	);
}
