/* The form for a book, the button that makes it, and its progress. */
import { running } from '../../../engine/search';
import { newSeed, SMALLEST } from '../../../engine/wish';
import { t } from '../../../language';
import { SPECIALS, type Special } from '../../../pictures/grid/variants';
import { KindPicture } from '../../../pictures/kinds';
import { Button } from '../../../widgets/button';
import { Progress } from '../../../widgets/progress';
import { Select } from '../../../widgets/select';
import { VariantSwitches } from '../card/variants';
import { turned } from '../panels/size';
import { kinds } from '../state/game';
import { wishable } from '../state/wishable';
import { bookOf, makeBook } from './book';
import { choices, chooseBook, LARGEST_IN_BOOK, MOST_PUZZLES, SEED } from './choices';
import { BOOK_LEVELS, type BookWish } from './plan';

const FIRST_SIZE = Math.max(SMALLEST, 3);
const SIZES = Array.from({ length: LARGEST_IN_BOOK - FIRST_SIZE + 1 }, (_, at) => at + FIRST_SIZE);

export function BookForm() {
	const { book } = choices();
	return (
		<form
			class="stack tight book-form"
			onSubmit={(event) => {
				event.preventDefault();
				void makeBook(book);
			}}
		>
			<label class="field">
				<span>{t('book.title')}</span>
				<input
					type="text"
					maxLength={100}
					placeholder={t('book.name')}
					value={book.title}
					onInput={({ currentTarget }) => chooseBook({ title: currentTarget.value })}
				/>
			</label>
			<KindChoice book={book} />
			<VariantChoice book={book} />
			<Range of="sizes" all={SIZES} book={book} />
			<Range of="levels" all={BOOK_LEVELS} book={book} />
			<Numbers book={book} />
			<p class="hint">{t('book.how')}</p>
			<MakeLine book={book} />
		</form>
	);
}

/** The number of puzzles in the book, and its start number. */
function Numbers({ book }: { book: BookWish }) {
	return (
		<div class="book-numbers">
			<label class="field">
				<span>{t('book.count')}</span>
				<input
					type="number"
					min={1}
					max={MOST_PUZZLES}
					value={book.count}
					onInput={({ currentTarget }) => takeCount(currentTarget.valueAsNumber)}
					onBlur={({ currentTarget }) => {
						currentTarget.value = String(book.count);
					}}
				/>
			</label>
			<label class="field">
				<span>{t('book.seed')}</span>
				<input
					type="text"
					inputMode="numeric"
					value={book.seed}
					onInput={({ currentTarget }) => takeSeed(currentTarget.value)}
					onBlur={({ currentTarget }) => {
						currentTarget.value = book.seed;
					}}
				/>
			</label>
			<Button
				words={t('book.another-seed')}
				onClick={() => chooseBook({ seed: String(BigInt(newSeed()) % SEEDS) })}
			/>
		</div>
	);
}

/** Small enough to be typed in again from paper. */
const SEEDS = 1_000_000n;

/** A typed value counts once it is valid; until then the previous one does. */
function takeCount(count: number): void {
	if (Number.isInteger(count) && count >= 1 && count <= MOST_PUZZLES) chooseBook({ count });
}

function takeSeed(seed: string): void {
	if (SEED.test(seed)) chooseBook({ seed });
}

function KindChoice({ book }: { book: BookWish }) {
	const turn = (id: string, on: boolean) => {
		const others = book.kinds.filter((one) => one !== id);
		// A book needs at least one kind.
		if (on || others.length > 0) chooseBook({ kinds: on ? [...others, id] : others });
	};
	return (
		<fieldset class="kinds">
			<legend>{t('book.kinds')}</legend>
			{kinds.value.map(({ id }) => (
				<label class="kind" key={id}>
					<input
						type="checkbox"
						checked={book.kinds.includes(id)}
						onChange={({ currentTarget }) => {
							turn(id, currentTarget.checked);
							currentTarget.checked = choices().book.kinds.includes(id);
						}}
					/>
					<KindPicture kind={id} />
					<span>{t(`kind.${id}`)}</span>
				</label>
			))}
		</fieldset>
	);
}

/** The variants that its puzzles may have. */
function VariantChoice({ book }: { book: BookWish }) {
	const [first, last] = book.sizes;
	const sizes = SIZES.filter((one) => one >= Math.min(first, last) && one <= Math.max(first, last));
	const chosen = kinds.value.filter(({ id }) => book.kinds.includes(id));
	const offered = SPECIALS.filter((one) =>
		chosen.some((its) => sizes.some((size) => wishable(its, size).includes(one))),
	);
	const turn = (variant: Special, on: boolean) =>
		chooseBook({ features: turned(book.features, variant, on) });
	return <VariantSwitches offered={offered} on={book.features} turn={turn} />;
}

interface RangeProps {
	of: 'sizes' | 'levels';
	all: readonly (string | number)[];
	book: BookWish;
}

/** A choice for the first puzzle and one for the last. */
function Range({ of, all, book }: RangeProps) {
	const change = (end: number, next: string | number) =>
		chooseBook({ [of]: book[of].map((one, at) => (at === end ? next : one)) });
	return (
		<fieldset class="range">
			<legend>{t(`book.${of}`)}</legend>
			{(['from', 'to'] as const).map((end, at) => (
				<label key={end}>
					<span>{t(`book.${end}`)}</span>
					<Select
						value={book[of][at] ?? ''}
						options={all.map((one) => [one, of === 'levels' ? t(`band.${one}`) : one])}
						choose={(one) => change(at, one)}
					/>
				</label>
			))}
		</fieldset>
	);
}

function MakeLine({ book }: { book: BookWish }) {
	const { done, items } = bookOf(book);
	const { count } = book;
	if (running.value?.question === 'book')
		return <Progress figures={t('book.so-far', { done, count })} />;
	if (done >= count)
		return items.length < count ? (
			<p class="hint">{t('book.missing', { count: count - items.length })}</p>
		) : null;
	return (
		<>
			{done > 0 ? <p class="hint">{t('book.stopped', { done, count })}</p> : null}
			<Button
				words={t(done > 0 ? 'book.go-on' : 'book.make')}
				look="primary wide"
				type="submit"
				data-make-book
			/>
		</>
	);
}
