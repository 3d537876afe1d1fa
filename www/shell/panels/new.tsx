/*
 * A new puzzle: an empty one of a kind and size, one of the examples, or one
 * of those worked on before. Kinds that are no grids say themselves what they
 * offer.
 */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../language';
import { openExample, openRecent, startEmpty } from '../../pages/grid/commands/open';
import { EXAMPLES, type Example } from '../../pages/grid/panels/examples';
import { LARGEST, SMALLEST } from '../../pages/grid/state/draft';
import { boards, draft, kinds } from '../../pages/grid/state/game';
import { readRecent, recent } from '../../pages/grid/state/slots';
import { Miniature } from '../../pictures/grid/miniature';
import { KindPicture } from '../../pictures/kinds';
import { load, loadedWorld, sortOnTable, WORLDS } from '../pages';
import { type WorldId, world } from '../screen';
import { language } from '../settings';

const kindChosen = signal(draft.peek().kind);
const sizeChosen = signal(draft.peek().size);

const COMMON = [4, 5, 6, 7, 8, 9];
const OTHERS = Array.from(
	{ length: LARGEST - SMALLEST + 1 },
	(_, index) => index + SMALLEST,
).filter((size) => !COMMON.includes(size));

export function NewPanel() {
	const { kind, size } = draft.value;
	useEffect(() => {
		const sort = sortOnTable();
		kindChosen.value = sort === 'grids' ? kind : sort;
		sizeChosen.value = size;
	}, [kind, size, world.value]);
	const other = WORLDS.find(({ id }) => id === kindChosen.value);
	return (
		<div class="stack">
			<KindChoice />
			{other ? <Elsewhere id={other.id} /> : <Grids />}
		</div>
	);
}

/** What another page offers, which is loaded when its kind is chosen. */
function Elsewhere({ id }: { id: WorldId }) {
	useEffect(() => void load(id), [id]);
	const page = loadedWorld(id);
	return page ? <page.Begin /> : null;
}

function Grids() {
	useEffect(() => void readRecent(), [boards.value]);
	return (
		<>
			<form class="stack" onSubmit={start}>
				<SizeChoice />
				<button type="submit" class="secondary wide">
					{t('new.start', { kind: t(`kind.${kindChosen.value}`), size: sizeChosen.value })}
				</button>
			</form>
			<Examples />
			<Recent />
		</>
	);
}

function start(event: Event) {
	event.preventDefault();
	startEmpty(kindChosen.value, sizeChosen.value);
}

function KindChoice() {
	return (
		<fieldset class="kinds">
			<legend>{t('new.kind')}</legend>
			{[...kinds.value, ...WORLDS].map(({ id }) => (
				<label class="kind" key={id}>
					<input
						type="radio"
						name="kind"
						value={id}
						checked={kindChosen.value === id}
						onChange={() => {
							kindChosen.value = id;
						}}
					/>
					<KindPicture kind={id} />
					<span>{t(`kind.${id}`)}</span>
				</label>
			))}
		</fieldset>
	);
}

function SizeChoice() {
	const choose = (size: number) => {
		sizeChosen.value = size;
	};
	return (
		<fieldset class="sizes">
			<legend>{t('new.size')}</legend>
			{COMMON.map((size) => (
				<label class="chip" key={size}>
					<input
						type="radio"
						name="size"
						value={size}
						checked={sizeChosen.value === size}
						onChange={() => choose(size)}
					/>
					<span>{size}</span>
				</label>
			))}
			<select
				aria-label={t('new.any-size')}
				value={COMMON.includes(sizeChosen.value) ? '' : sizeChosen.value}
				onChange={(event) => choose(Number(event.currentTarget.value))}
			>
				<option value="" disabled>
					…
				</option>
				{OTHERS.map((size) => (
					<option key={size} value={size}>
						{size}
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
	const { id, kind, size, text } = example;
	return (
		<li>
			<button type="button" class="puzzle" data-example={id} onClick={() => void openExample(text)}>
				<KindPicture kind={kind} />
				<span class="puzzle-title">{t(`example.${id}`)}</span>
				<span class="puzzle-note">{t('new.title', { kind: t(`kind.${kind}`), size })}</span>
			</button>
		</li>
	);
}

function Recent() {
	if (recent.value.length === 0) return null;
	const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
	return (
		<section aria-labelledby="recent-title">
			<h3 id="recent-title">{t('new.recent')}</h3>
			<ul class="puzzles">
				{recent.value.slice(0, 8).map((one) => (
					<li key={one.board}>
						<button type="button" class="puzzle" onClick={() => void openRecent(one)}>
							<Miniature draft={one.draft} entries={one.entries} />
							<span class="puzzle-title">
								{t('new.title', { kind: t(`kind.${one.draft.kind}`), size: one.draft.size })}
							</span>
							<span class="puzzle-note">{when.format(one.when)}</span>
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
