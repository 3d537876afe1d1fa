/*
 * The wish for a new puzzle: its difficulty in words, further wishes folded
 * below a line, the button that makes the puzzle, and its progress.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Band, Kind, Technique } from '../../../engine/types';
import { SYMMETRIES, type Wish } from '../../../engine/wish';
import { decimal, t } from '../../../language';
import { isPrinted, specialsOf } from '../../../pictures/grid/variants';
import { Button } from '../../../widgets/button';
import { Chip } from '../../../widgets/choice';
import { Making, useIsMaking } from '../../../widgets/making';
import { Select } from '../../../widgets/select';
import { levelsOf } from '../state/origin';
import { choose } from '../state/wished';
import { MinimalChoice } from './minimal';

export function LevelChoice({ wish }: { wish: Wish }) {
	return (
		<fieldset class="sizes levels">
			<legend>{t('play.level')}</legend>
			{levelsOf(wish).map((band) => (
				<Level key={band} band={band} wish={wish} />
			))}
		</fieldset>
	);
}

function Level({ band, wish: { aim } }: { band: Band; wish: Wish }) {
	return (
		<Chip
			name="level"
			value={band}
			words={t(`band.${band}`)}
			checked={aim.type === 'band' && aim.band === band}
			pick={() => choose({ aim: { type: 'band', band } })}
		/>
	);
}

export function MoreWishes({ wish, its }: { wish: Wish; its: Kind }) {
	const [isOpen, setOpen] = useState(isUnusual(wish));
	return (
		<details
			class="opener more-wishes"
			open={isOpen}
			onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
		>
			<summary>{t('play.more')}</summary>
			{isOpen ? <Wishes wish={wish} its={its} /> : null}
		</details>
	);
}

function Wishes({ wish, its }: { wish: Wish; its: Kind }) {
	return (
		<div class="stack tight">
			<div class="sizes">
				<Level band="trial" wish={wish} />
				<p class="hint">{t('play.trial-how')}</p>
			</div>
			<TechniqueChoice wish={wish} its={its} />
			<SymmetryChoice wish={wish} />
			<MinimalChoice {...wish} set={choose} />
			<Amounts wish={wish} its={its} />
		</div>
	);
}

function SymmetryChoice({ wish }: { wish: Wish }) {
	return (
		<label class="field">
			<span>{t('play.symmetry')}</span>
			<Select
				value={wish.symmetry}
				options={SYMMETRIES.map((one) => [one, t(`play.symmetry.${one}`)])}
				choose={(symmetry) => choose({ symmetry })}
			/>
		</label>
	);
}

/** Whether a wish goes beyond kind, size and one of the common levels. */
const isUnusual = ({ aim, symmetry, minimal, givens, clues, signs, marks }: Wish): boolean =>
	aim.type !== 'band' ||
	aim.band === 'trial' ||
	symmetry !== 'none' ||
	minimal ||
	[givens, clues, signs, marks].some((amount) => amount !== null);

type Listed = Pick<Technique, 'id' | 'chapter' | 'rating'>;

/** The technique that the puzzle should need, of those that fit this kind. */
function TechniqueChoice({ wish: { aim }, its }: { wish: Wish; its: Kind }) {
	const [all, setAll] = useState<readonly Listed[]>([]);
	useEffect(() => {
		void import('../../../generated/techniques.json').then((book) =>
			setAll(book.default as unknown as Listed[]),
		);
	}, []);
	const fitting = all.filter(({ chapter }) => fits(chapter, its));
	return (
		<label class="field">
			<span>{t('play.technique')}</span>
			<Select
				value={aim.type === 'rule' ? aim.rule : null}
				options={[
					[null, t('play.any-technique')],
					...fitting.map(
						({ id, rating }) => [id, `${t(`technique.${id}`)} · ${decimal(rating)}`] as const,
					),
				]}
				choose={(rule) => choose({ aim: rule === null ? USUAL : { type: 'rule', rule } })}
			/>
		</label>
	);
}

const USUAL: Wish['aim'] = { type: 'band', band: 'medium' };

function fits(chapter: Technique['chapter'], { clues, signs }: Kind): boolean {
	if (chapter === 'skyscrapers') return clues;
	return chapter === 'futoshiki' ? signs : true;
}

const AMOUNTS = ['clues', 'signs', 'givens', 'marks'] as const;

function Amounts({ wish, its }: { wish: Wish; its: Kind }) {
	const isMarked = specialsOf(wish).some(isPrinted);
	const has = { clues: its.clues, signs: its.signs, givens: true, marks: isMarked };
	const offered = AMOUNTS.filter((one) => has[one]);
	return (
		<fieldset class="amounts">
			<legend>{t('play.amounts')}</legend>
			{offered.map((one) => (
				<label class="field" key={one}>
					<span>{t(`play.amount.${one}`)}</span>
					<input
						type="number"
						min="0"
						max={MOST}
						inputMode="numeric"
						placeholder={t('play.any-amount')}
						value={wish[one] ?? ''}
						onInput={({ currentTarget: { value } }) => choose({ [one]: amountIn(value) })}
					/>
				</label>
			))}
		</fieldset>
	);
}

/** More than any grid can hold. */
const MOST = 999;

function amountIn(text: string): number | null {
	const amount = Number.parseInt(text, 10);
	return Number.isNaN(amount) ? null : Math.min(Math.max(amount, 0), MOST);
}

/** The button; while a puzzle is being made, its progress replaces it. */
export function PlayLine() {
	const line = useRef<HTMLDivElement>(null);
	const lasts = useIsMaking();
	const before = useRef(lasts);
	useLayoutEffect(() => {
		// The focus moves from the button to what replaces it.
		const isLost = document.activeElement === document.body;
		if (before.current !== lasts && isLost) line.current?.querySelector('button')?.focus();
		before.current = lasts;
	}, [lasts]);
	return (
		<div class="play-line" ref={line}>
			{lasts ? (
				<Making />
			) : (
				<Button words={t('play.play')} look="primary wide play" type="submit" />
			)}
		</div>
	);
}
