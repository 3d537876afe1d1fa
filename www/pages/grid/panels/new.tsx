/*
 * What the panel New offers for grids: one that is made for the player, an empty
 * one of the same size, those of the day, one of the examples, or one of those
 * worked on before.
 */
import { useEffect } from 'preact/hooks';
import { kindAmong } from '../../../engine/grids';
import type { Band, Kind } from '../../../engine/types';
import type { Wish } from '../../../engine/wish';
import { t } from '../../../language';
import { gridTitle } from '../../../pictures/grid/titles';
import { type Special, specialsOf, variantsOf } from '../../../pictures/grid/variants';
import { KindPicture } from '../../../pictures/kinds';
import { Action } from '../../../shell/commands';
import { Recent } from '../../../shell/shelf';
import { Choice } from '../../../widgets/choice';
import { Icon } from '../../../widgets/icons';
import { VariantSwitches } from '../card/variants';
import { play } from '../commands/make';
import { openEmpty, openExample } from '../commands/open';
import { choice, choose, remember } from '../state/choice';
import { LARGEST, SMALLEST } from '../state/draft';
import { boards, kinds } from '../state/game';
import { levelsOf } from '../state/origin';
import { slots } from '../state/slots';
import { wishable } from '../state/variant';
import { EXAMPLES, type Example } from './examples';
import { LevelChoice, MoreWishes, PlayLine } from './play';
import { SHELF } from './shelf';

const COMMON = [4, 5, 6, 7, 8, 9];
const SIZES = Array.from({ length: LARGEST - SMALLEST + 1 }, (_, index) => index + SMALLEST);
const OTHERS = SIZES.filter((one) => !COMMON.includes(one));

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

/** A puzzle that is made, or an empty grid of the same size. */
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
			<SizeChoice size={wish.size} />
			<VariantSwitches
				offered={wishable(its, wish.size)}
				on={specialsOf(wish)}
				turn={(one, on) => choose({ features: turned(specialsOf(choice.peek()), one, on) })}
			/>
			<LevelChoice wish={wish} />
			<MoreWishes wish={wish} its={its} />
			<PlayLine />
			<button
				type="button"
				class="secondary wide"
				onClick={() => {
					remember(wish);
					openEmpty(wish.kind, wish.size, variantsOf(wish));
				}}
			>
				{t('new.start', { kind: t(`kind.${its.id}`), size: wish.size })}
			</button>
		</form>
	);
}

/** What was chosen, as far as this kind can have it. */
function fitting(wish: Wish, its: Kind): Wish {
	const kind = its.id;
	const features = wishable(its, wish.size).filter((one) => wish.features.includes(one));
	return {
		...wish,
		kind,
		features,
		aim: aimFor(wish.aim, levelsOf({ kind, features })),
		clues: its.clues ? wish.clues : null,
		signs: its.signs ? wish.signs : null,
		marks: features.includes('odd-even') ? (wish.marks ?? null) : null,
	};
}

/** The same aim, or the easiest level where that one is not offered. */
function aimFor(aim: Wish['aim'], offered: readonly Band[]): Wish['aim'] {
	const [easiest] = offered;
	const isThere = aim.type !== 'band' || aim.band === 'trial' || offered.includes(aim.band);
	return isThere || !easiest ? aim : { type: 'band', band: easiest };
}

const turned = (on: readonly Special[], which: Special, isOn: boolean): Special[] => [
	...on.filter((one) => one !== which),
	...(isOn ? [which] : []),
];

function SizeChoice({ size }: { size: number }) {
	return (
		<Choice
			legend={t('new.size')}
			name="size"
			value={size}
			options={COMMON.map((one) => [one, one])}
			choose={(one) => choose({ size: one })}
		>
			<select
				aria-label={t('new.any-size')}
				value={COMMON.includes(size) ? '' : size}
				onChange={({ currentTarget }) => choose({ size: Number(currentTarget.value) })}
			>
				<option value="" disabled>
					…
				</option>
				{OTHERS.map((one) => (
					<option key={one} value={one}>
						{one}
					</option>
				))}
			</select>
		</Choice>
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
