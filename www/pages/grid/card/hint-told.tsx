/*
 * The words of a hint, fetched with the first one: its sentence, in which names of cells highlight them, what it
 * removes, its proof, and each sentence of a run. This file also has the answer to why a number cannot be in a
 * cell.
 */
import { useEffect, useRef } from 'preact/hooks';
import type { HintStep } from '../../../engine/types';
import { t } from '../../../language';
import { removedWords } from '../../../pictures/grid/step-words';
import { fetched } from '../../../shell/fetched';
import { narrow } from '../../../shell/panel';
import { speak } from '../../../shell/voice';
import { draft } from '../state/game';
import { openPart } from '../state/hint';
import { type Hint, runOf, stepsOf } from '../state/hint-levels';
import { namedCell } from '../state/screen';
import { aboutWords, hintWords, sentenceOf, techniqueName } from './hint-words';
import { LessonOffer, WhyAlways } from './lesson';

const Proof = fetched(async () => (await import('../../../pictures/grid/proof/proof')).Proof);

export function Told({ known }: { known: Hint }) {
	const ref = useRef<HTMLDivElement>(null);
	const steps = stepsOf(known);
	const words = hintWords(known);
	const isTold = known.level === 'why' || known.level === 'done';
	const [step, ...others] = isTold ? steps : [];
	// Numbers that are obvious need no reason.
	const reason = others.length === 0 || !runOf(steps) ? step : null;
	useEffect(() => speak(words), [words]);
	useEffect(() => {
		if (isTold && narrow.peek() && ref.current) reveal(ref.current);
		return () => {
			namedCell.value = null;
		};
	}, [words]);
	return (
		<div class="hint-words" ref={ref}>
			{known.about ? <p class="about">{aboutWords(known.about)}</p> : null}
			<Way known={known} />
			{reason ? <h2>{techniqueName(reason)}</h2> : null}
			<p data-hint-words>
				<Named words={words} />
			</p>
			{step && step.removed.length > 0 ? (
				<p class="hint" data-hint-removed>
					{removedWords(draft.value, step.removed).map((one) => (
						<span key={one}>
							<Named words={one} />{' '}
						</span>
					))}
				</p>
			) : null}
			{step?.evidence ? (
				<Proof draft={draft.value} step={step} opened={known.opened} open={openPart} />
			) : null}
			{others.length > 0 ? <OneByOne steps={steps} /> : null}
			{reason ? <WhyAlways step={reason} /> : null}
			<Introduced words={words} />
			<LessonOffer />
		</div>
	);
}

/** The position of the current step on the way to the next number. */
function Way({ known: { toNumber, hints, which, at } }: { known: Hint }) {
	const all = hints[which]?.length ?? 0;
	if (!toNumber || all < 2) return null;
	return <p class="about">{t('hint.way', { at: at + 1, all })}</p>;
}

/** A run in detail: each number with its own reason. */
function OneByOne({ steps }: { steps: readonly HintStep[] }) {
	return (
		<details class="hint">
			<summary>{t('hint.run.each')}</summary>
			<ol>
				{steps.map((step) => (
					<li key={step.placed[0]?.cell}>
						<Named words={sentenceOf(step)} />
					</li>
				))}
			</ol>
		</details>
	);
}

/** Matches the name of a cell in the language of the page, and captures its row and column. */
const cellName = () => new RegExp(t('word.cell', { row: '(\\d+)', column: '(\\d+)' }));

/** Words in which each name of a cell highlights that cell. */
function Named({ words }: { words: string }) {
	const parts = words.split(cellName());
	const name = (at: number) => ({ row: Number(parts[at]), column: Number(parts[at + 1]) });
	return (
		<>
			{parts.map((part, at) =>
				at % 3 === 0 ? part : at % 3 === 1 ? <CellName key={at} {...name(at)} /> : null,
			)}
		</>
	);
}

interface Place {
	/** Counted from 1. */
	row: number;
	column: number;
}

function CellName({ row, column }: Place) {
	const light = (cell: number | null) => () => {
		namedCell.value = cell;
	};
	return (
		<span
			class="cell-name"
			onPointerEnter={light((row - 1) * draft.value.size + column - 1)}
			onPointerLeave={light(null)}
		>
			{t('word.cell', { row, column })}
		</span>
	);
}

/** The first sentence of this visit that named a cell. */
let first: string | null = null;

/** Explains how cells are named, once per visit. */
function Introduced({ words }: { words: string }) {
	const [name, row, column] = cellName().exec(words) ?? [];
	if (name) first ??= words;
	if (!name || !row || !column || first !== words) return null;
	return (
		<p class="hint" data-hint-names>
			{t('hint.names', { cell: name, row, column })}
		</p>
	);
}

/** Scrolls until the words can be read below the board, which stays visible. */
function reveal(words: HTMLElement): void {
	const board = document.querySelector('.board-area')?.getBoundingClientRect().height ?? 0;
	const hidden = words.getBoundingClientRect().bottom - innerHeight;
	const room = words.getBoundingClientRect().top - board;
	if (hidden > 0) scrollBy({ top: Math.min(hidden + GAP, room - GAP) });
}

const GAP = 8;
