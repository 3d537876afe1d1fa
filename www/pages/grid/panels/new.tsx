/*
 * The panel New for grids: a puzzle made for the player, an empty one of the same size, a puzzle of the day, an
 * example, or an earlier puzzle.
 */
import { useEffect } from 'preact/hooks';
import { kindAmong } from '../../../engine/grids';
import type { Kind } from '../../../engine/types';
import { t } from '../../../language';
import { gridTitle } from '../../../pictures/grid/titles';
import { specialsOf, variantsOf } from '../../../pictures/grid/variants';
import { KindPicture } from '../../../pictures/kinds';
import { Action } from '../../../shell/commands';
import { Recent } from '../../../shell/shelf';
import { Button } from '../../../widgets/button';
import { Icon } from '../../../widgets/icons';
import { VariantSwitches } from '../card/variants';
import { play } from '../commands/make';
import { openEmpty, openExample } from '../commands/open';
import { choice } from '../state/choice';
import { fitting } from '../state/fitting';
import { boards, kinds } from '../state/game';
import { slots } from '../state/slots';
import { wishable } from '../state/wishable';
import { choose, remember } from '../state/wished';
import { EXAMPLES, type Example } from './examples';
import { LevelChoice, MoreWishes, PlayLine } from './play';
import { SHELF } from './shelf';
import { SizeChoice, turned } from './size';

export function New({ kind }: { kind: string }) {
	useEffect(() => void slots.ready(), [boards.value]);
	return (
		<>
			<Begin its={kindAmong(kinds.value, kind)} />
			<p class="way-on">
				<Icon name="daily" />
				<Action of="panel-daily" look="quiet" />
			</p>
			<Examples />
			<Recent shelf={SHELF} />
		</>
	);
}

/** A new puzzle, or an empty grid of the same size. */
function Begin({ its }: { its: Kind }) {
	const wish = fitting(choice.value, its);
	return (
		<form
			class="stack"
			onSubmit={(event) => {
				event.preventDefault();
				remember(wish);
				void play(wish);
			}}
		>
			<SizeChoice name="size" size={wish.size} choose={(size) => choose({ size })} />
			<VariantSwitches
				offered={wishable(its, wish.size)}
				on={specialsOf(wish)}
				turn={(one, on) => choose({ features: turned(specialsOf(choice.peek()), one, on) })}
			/>
			<LevelChoice wish={wish} />
			<MoreWishes wish={wish} its={its} />
			<PlayLine />
			<Button
				words={t('new.start', { kind: t(`kind.${its.id}`), size: wish.size })}
				look="secondary wide"
				onClick={() => {
					remember(wish);
					openEmpty(wish.kind, wish.size, variantsOf(wish));
				}}
			/>
		</form>
	);
}

function Examples() {
	return (
		<section aria-labelledby="examples-title">
			<h3 id="examples-title">{t('new.examples')}</h3>
			<ul class="puzzles">
				{EXAMPLES.map((example) => (
					<ExampleItem key={example.id} example={example} />
				))}
			</ul>
		</section>
	);
}

function ExampleItem({ example }: { example: Example }) {
	const { id, kind, link } = example;
	return (
		<li>
			<button type="button" class="puzzle" data-example={id} onClick={() => void openExample(link)}>
				<KindPicture kind={kind} />
				<span class="puzzle-title">{t(`example.${id}`)}</span>
				<span class="puzzle-about">{gridTitle(example)}</span>
			</button>
		</li>
	);
}
