/*
 * What the panel New offers for grids: an empty one of a size, one of the
 * examples, or one of those worked on before.
 */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../../language';
import { type Variant, variantsOf } from '../../../pictures/grid/draft';
import { gridTitle } from '../../../pictures/grid/titles';
import { KindPicture } from '../../../pictures/kinds';
import { Recent } from '../../../shell/shelf';
import { possible, VariantSwitches } from '../card/variants';
import { openExample } from '../commands/after';
import { openEmpty } from '../commands/open';
import { LARGEST, SMALLEST } from '../state/draft';
import { boards, draft, kinds } from '../state/game';
import { slots } from '../state/slots';
import { EXAMPLES, type Example } from './examples';
import { SHELF } from './shelf';

const size = signal(draft.peek().size);
const wanted = signal<readonly Variant[]>(variantsOf(draft.peek()));

const COMMON = [4, 5, 6, 7, 8, 9];
const SIZES = Array.from({ length: LARGEST - SMALLEST + 1 }, (_, index) => index + SMALLEST);
const OTHERS = SIZES.filter((one) => !COMMON.includes(one));

export function New({ kind }: { kind: string }) {
	const onBoard = draft.value;
	useEffect(() => {
		size.value = onBoard.size;
		wanted.value = variantsOf(onBoard);
	}, [onBoard.kind, onBoard.size, onBoard.features]);
	useEffect(() => void slots.ready(), [boards.value]);
	const its = kinds.value.find(({ id }) => id === kind);
	const offered = its ? possible(its, size.value) : [];
	const on = wanted.value.filter((one) => offered.includes(one));
	return (
		<>
			<form
				class="stack"
				onSubmit={(event) => {
					event.preventDefault();
					openEmpty(kind, size.value, on);
				}}
			>
				<SizeChoice />
				<VariantSwitches offered={offered} on={on} turn={turn} />
				<button type="submit" class="secondary wide">
					{t('new.start', { kind: t(`kind.${kind}`), size: size.value })}
				</button>
			</form>
			<Examples />
			<Recent shelf={SHELF} />
		</>
	);
}

function turn(variant: Variant, on: boolean): void {
	const others = wanted.value.filter((one) => one !== variant);
	wanted.value = on ? [...others, variant] : others;
}

function SizeChoice() {
	return (
		<fieldset class="sizes">
			<legend>{t('new.size')}</legend>
			{COMMON.map((one) => (
				<label class="chip" key={one}>
					<input
						type="radio"
						name="size"
						value={one}
						checked={size.value === one}
						onChange={() => {
							size.value = one;
						}}
					/>
					<span>{one}</span>
				</label>
			))}
			<select
				aria-label={t('new.any-size')}
				value={COMMON.includes(size.value) ? '' : size.value}
				onChange={(event) => {
					size.value = Number(event.currentTarget.value);
				}}
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
		</fieldset>
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
