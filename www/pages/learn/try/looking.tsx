/* A board to look along: the visitor taps the buildings visible from the arrow, and then the clue appears. */
import { useState } from 'preact/hooks';
import { t } from '../../../language';
import { scaleOf, shownValue } from '../../../pictures/grid/draft';
import { type ClueSlot, lineFrom } from '../../../pictures/grid/places';
import { readingOf } from '../../../pictures/grid/variants';
import type { Sight } from '../../../pictures/grid/view';
import { Button } from '../../../widgets/button';
import { TryBoard } from './board';
import type { Look } from './boards';
import { clueFrom, seenFrom, tapped } from './look';
import { NOTHING_YET, Said, told } from './said';

export function Looking({ look }: { look: Look }) {
	const [at, setAt] = useState(0);
	const [marked, setMarked] = useState<ReadonlyMap<number, Sight>>(new Map());
	const [said, setSaid] = useState(NOTHING_YET);
	const from = look.from[at % look.from.length] as ClueSlot;
	const [caret, setCaret] = useState(lineFrom(look.draft.size, from)[0] ?? 0);
	const seen = seenFrom(look, from);
	const isDone = seen.every((cell) => marked.get(cell) === 'seen');
	const tap = (cell: number) => {
		if (isDone) return;
		setCaret(cell);
		const answer = tapped(look, from, cell);
		const isSeen = answer.says === 'seen';
		if (answer.says === 'elsewhere' || answer.says === 'park')
			return setSaid(told(t(`learn.look.${answer.says}`), false));
		const next = new Map(marked).set(cell, answer.says);
		setMarked(next);
		const all = seen.every((one) => next.get(one) === 'seen');
		const words = all ? doneWords(look, from) : wordsOf(answer, look);
		setSaid(told(words, isSeen));
	};
	const turn = () => {
		const next = look.from[(at + 1) % look.from.length] as ClueSlot;
		setAt(at + 1);
		setMarked(new Map());
		setSaid(NOTHING_YET);
		setCaret(lineFrom(look.draft.size, next)[0] ?? 0);
	};
	return (
		<>
			<p class="hint">{t('learn.look.ask')}</p>
			<TryBoard
				draft={isDone ? withClue(look, from) : look.draft}
				label={t('learn.look.ask')}
				caret={caret}
				onCaret={setCaret}
				from={from}
				sight={marked}
				onTap={tap}
			/>
			<Said told={said} />
			<Button words={t('learn.look.turn')} onClick={turn} />
		</>
	);
}

function withClue(look: Look, from: ClueSlot): Look['draft'] {
	const side = look.draft.clues[from.side].map((one, index) =>
		index === from.index ? clueFrom(look, from) : one,
	);
	return { ...look.draft, clues: { ...look.draft.clues, [from.side]: side } };
}

function wordsOf(answer: ReturnType<typeof tapped>, { draft }: Look): string {
	if (answer.says !== 'hidden') return t('learn.look.seen');
	return t('learn.look.hidden', { taller: shownValue(answer.by, scaleOf(draft)) });
}

/** The visible heights, and the clue that they make. */
function doneWords(look: Look, from: ClueSlot): string {
	const clue = clueFrom(look, from);
	if (readingOf(look.draft).clues === 'count') return t('learn.look.count', { count: clue });
	const heights = seenFrom(look, from).map((cell) => look.draft.givens[cell]);
	return t('learn.look.sum', { heights: heights.join(' + '), clue });
}
