/*
 * The contents page of a book: its title, its contents, the rules of its kinds, and each puzzle with its
 * page.
 */
import { t } from '../../../language';
import { gradeShort } from '../card/grade-words';
import { choices } from './choices';
import { levelOfItem } from './facts';
import { nameIn } from './head';
import { type Leaf, pagesOf } from './leaves';
import { Rules } from './rules';
import { leaves, type Printed } from './sheets';

interface ContentsProps {
	leaf: Extract<Leaf, { is: 'contents' }>;
	all: readonly Printed[];
}

export function Contents({ leaf, all }: ContentsProps) {
	const pages = pagesOf(leaves.value);
	return (
		<div class="leaf-body">
			{leaf.isFirst ? <Title all={all} /> : null}
			<table class="contents-table">
				<thead>
					<tr>
						{(['number', 'kind', 'size', 'level', 'page'] as const).map((column) => (
							<th key={column} scope="col">
								{t(`contents.${column}`)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{leaf.which.map((at) => {
						const item = all[at];
						return item ? (
							<Line key={at} item={item} number={at + 1} page={pages.get(at) ?? 0} />
						) : null;
					})}
				</tbody>
			</table>
			{leaf.isFirst ? (
				<p class="contents-seed">{t('contents.seed', { seed: choices().book.seed })}</p>
			) : null}
		</div>
	);
}

function Title({ all }: { all: readonly Printed[] }) {
	const { book } = choices();
	return (
		<>
			<h1>{book.title.trim() || t('book.name')}</h1>
			<p class="contents-count">{t('contents.count', { count: all.length })}</p>
			<Rules drafts={all.map(({ its }) => its.draft)} />
		</>
	);
}

interface LineProps {
	item: Printed;
	number: number;
	page: number;
}

function Line({ item, number, page }: LineProps) {
	const { draft } = item.its;
	const level = levelOfItem(item);
	return (
		<tr>
			<td>{number}</td>
			<td>{nameIn(item)}</td>
			<td>
				{draft.size} × {draft.size}
			</td>
			<td>{level ? gradeShort(level) : '–'}</td>
			<td>{page}</td>
		</tr>
	);
}
