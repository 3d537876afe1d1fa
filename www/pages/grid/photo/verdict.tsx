/*
 * The solver's verdict on the reading, with misreadings that would explain it,
 * each corrected by one tap; and the button that takes the puzzle.
 */
import { batch } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { kindAmong } from '../../../engine/grids';
import { running } from '../../../engine/search';
import type { Draft } from '../../../engine/types';
import { number, say, t } from '../../../language';
import { speak } from '../../../shell/voice';
import { Failure } from '../../../widgets/failure';
import { Faults } from '../../../widgets/faults';
import { Icon } from '../../../widgets/icons';
import { Progress } from '../../../widgets/progress';
import { openPhotographed } from '../commands/open';
import { kinds } from '../state/game';
import { isJudging, judge, judgement, stopJudging } from './judging';
import { correct, corrected, forget, reading, selected, swap, written } from './reading';
import type { Change } from './repairs';
import { nameOf, openDoubts } from './symbols';
import { isRegular } from './whole';
import { changeWords } from './words';
import { entriesOf } from './written';

export function Verdict({ draft }: { draft: Draft }) {
	useEffect(() => {
		if (!judgement.peek()) void judge(draft);
		return stopJudging;
	}, [draft]);
	const known = judgement.value;
	const words = known ? verdictWords(draft) : '';
	useEffect(() => {
		if (words !== '') speak(words);
	}, [words]);
	return (
		<div class="stack tight">
			{known ? (
				<article
					class={`finding ${known.verdict === 'unique' ? 'good' : 'bad'}`}
					data-photo={known.verdict}
				>
					<Icon name={known.verdict === 'unique' ? 'check' : 'warning'} />
					<div>
						<p>{words}</p>
						<Faults words={known.faults.map(({ message }) => say(message))} most={3} />
						<Repairs draft={draft} />
					</div>
				</article>
			) : null}
			{/* After this verdict nothing below it moves any more. */}
			{known?.verdict === 'unique' ? null : isJudging() ? <Judging /> : <Failure />}
			<Accept draft={draft} />
		</div>
	);
}

/** The verdict, and how reliable it is. */
function verdictWords(draft: Draft): string {
	const { verdict = 'unknown', flags, faults = [] } = judgement.value ?? {};
	if (faults.length > 0) return t('photo.faults');
	if (verdict !== 'unique') return t(`photo.${verdict}`, { count: flags?.cells.size ?? 0 });
	const count = openDoubts(reading.value?.symbols ?? [], corrected.value).length;
	if (count > 0) return t('photo.unique-doubts', { count });
	const { clues } = kindAmong(kinds.value, draft.kind);
	return t(clues && !isRegular(draft.clues) ? 'photo.unique-clues' : 'photo.unique');
}

function Judging() {
	const nodes = running.value?.progress.nodes ?? 0;
	return <Progress figures={t('photo.figures', { count: nodes, number: number(nodes) })} />;
}

function Repairs({ draft }: { draft: Draft }) {
	const { repairs = [] } = judgement.value ?? {};
	if (repairs.length === 0) return null;
	return (
		<>
			<p>{t('photo.repairs')}</p>
			<div class="stack tight photo-repairs">
				{repairs.map((change) => {
					const words = changeWords(draft, change);
					return (
						<button
							type="button"
							key={words}
							class="secondary"
							onClick={() => {
								selected.value = nameOf(change.place);
								batch(() => repair(change));
							}}
						>
							{words}
						</button>
					);
				})}
			</div>
		</>
	);
}

function repair({ place, to, swaps, and }: Change): void {
	if (swaps) swap(place);
	else correct(place, to);
	if (and) repair(and);
}

function Accept({ draft }: { draft: Draft }) {
	const isUnique = judgement.value?.verdict === 'unique';
	const entries = entriesOf({ draft, written: written.value });
	const own = entries.filter((value) => value > 0).length;
	return (
		<>
			{own > 0 ? <p class="hint">{t('photo.own', { count: own })}</p> : null}
			<button
				type="button"
				class={`${isUnique ? 'primary' : 'secondary'} wide`}
				onClick={() => {
					openPhotographed(draft, entries, isUnique);
					forget();
				}}
			>
				{t(isUnique ? 'photo.take' : 'photo.take-anyway')}
			</button>
		</>
	);
}
