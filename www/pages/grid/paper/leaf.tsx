/* A sheet for paper: its puzzles, their solutions, or the contents of a book. The unit of a sheet is `--mm`, a
 * millimetre on paper and less on the screen. */
import { t } from '../../../language';
import { Drawing } from '../../../pictures/grid/drawing';
import { printed as asPrinted, viewOf } from '../../../pictures/grid/view';
import { titleOf } from '../card/titles';
import { listTitle } from '../collection/chosen';
import { choices } from './choices';
import { Contents } from './contents';
import { type Facts, factsOf } from './facts';
import type { Leaf } from './leaves';
import { isBeside, SLOTS } from './measures';
import { Puzzle } from './puzzle';
import { Rules } from './rules';
import { leaves, type Printed, printed } from './sheets';

/** The sheet at an index of the list, from 0. */
export function LeafSheet({ at }: { at: number }) {
	const list = leaves.value;
	const leaf = list[at];
	if (!leaf) return null;
	return (
		<section class={`leaf ${choices().paper}`} data-leaf={leaf.is}>
			<Body leaf={leaf} all={printed.value} />
			<Foot page={list.length > 1 ? String(at + 1) : ''} />
		</section>
	);
}

/** The title of the collection, and the number of the sheet. */
function Foot({ page }: { page: string }) {
	const title = choices().what === 'mine' ? listTitle().trim() : '';
	const said = [title, page].filter(Boolean).join(' · ');
	return said ? <p class="leaf-page">{said}</p> : null;
}

function Body({ leaf, all }: { leaf: Leaf; all: readonly Printed[] }) {
	if (leaf.is === 'contents') return <Contents leaf={leaf} all={all} />;
	const some = leaf.which.flatMap((at) => {
		const item = all[at];
		return item ? [{ item, number: all.length > 1 ? at + 1 : 0 }] : [];
	});
	if (leaf.is === 'answers') return <Answers leaf={leaf} some={some} />;
	const [columns, rows] = SLOTS[leaf.per];
	return (
		<div class="leaf-body with-rules">
			<div
				class={isBeside(leaf.per) ? 'slots beside' : 'slots'}
				style={{ '--columns': columns, '--rows': rows }}
				data-per={leaf.per}
			>
				{some.map(({ item, number }) => (
					<Puzzle key={number} item={item} number={number} per={leaf.per} />
				))}
			</div>
			{choices().rules && choices().what !== 'book' ? (
				<Rules drafts={some.map(({ item }) => item.its.draft)} />
			) : null}
		</div>
	);
}

interface AnswersProps {
	leaf: Extract<Leaf, { is: 'answers' }>;
	some: readonly { item: Printed; number: number }[];
}

/** Upside down on sheets for solving; upright at the end of a book. */
function Answers({ leaf, some }: AnswersProps) {
	const isTurned = choices().what !== 'book';
	return (
		<div class={isTurned ? 'leaf-body turned' : 'leaf-body'}>
			<h2>{t('paper.answers-title')}</h2>
			<div class="answers" style={{ '--columns': leaf.columns, '--rows': leaf.rows }}>
				{some.map(({ item, number }) => (
					<Answer key={number} item={item} number={number} />
				))}
			</div>
		</div>
	);
}

function Answer({ item, number }: { item: Printed; number: number }) {
	const { its, layout } = item;
	const { solved } = factsOf(its.draft);
	const [solution = null] = solved?.solutions ?? [];
	const name = number > 0 ? `${number}. ${titleOf(its)}` : titleOf(its);
	return (
		<figure>
			<figcaption>{[name, doubt(solved)].filter(Boolean).join(' · ')}</figcaption>
			<div class="slot-board">
				{solution ? (
					<Drawing view={viewOf({ ...asPrinted(its.draft), solution })} layout={layout} />
				) : null}
			</div>
		</figure>
	);
}

/** Says that a solution is missing, or is only one of several. */
function doubt(solved: Facts['solved']): string {
	if (!solved || solved.verdict === 'unknown') return t('paper.unsolved');
	return solved.verdict === 'unique' ? '' : t(`paper.${solved.verdict}`);
}
