/*
 * Commands for all the visitor's own puzzles, which form a list with an order and a title. The list can be copied
 * or saved as a link, as lines or as texts, and it can be printed.
 */
import '../panels/texts';
import '../collection/texts';
import '../collection/collection.css';
import './own.css';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { quick } from '../../../engine/client';
import { t } from '../../../language';
import { Miniature } from '../../../pictures/grid/miniature';
import { copyText } from '../../../shell/clipboard';
import { command } from '../../../shell/commands';
import { BOARD_LINK, openLink } from '../../../shell/open';
import { activeId } from '../../../shell/pages';
import { saveFile } from '../../../shell/save-file';
import { Button, Square } from '../../../widgets/button';
import { into } from '../../../widgets/into';
import { Opener } from '../../../widgets/opener';
import { Select } from '../../../widgets/select';
import { Switch, Tick } from '../../../widgets/switch';
import { TextBox } from '../../../widgets/text-box';
import { titleOf } from '../card/titles';
import { choose, chosen, isChosen, listTitle, move, nameList, sorted } from '../collection/chosen';
import { collectionText, WHOLE } from '../collection/told';
import { PAGE } from '../id';
import { LONGEST } from '../state/about';
import { beginsWithOwn } from '../state/printing';
import type { LeftBoard } from '../state/slots';

const form = signal('link');
const forms = signal<readonly string[]>(['link']);
const text = signal<string | null>('');
const levels = signal(true);
const solutions = signal(true);

/** The formats that have room for levels and solutions. */
const FULL = ['told', 'json'];

export function Own() {
	const boards = chosen.value;
	const how = { title: listTitle(), levels: levels.value, solutions: solutions.value };
	useEffect(() => void readForms(), []);
	useEffect(() => write(boards, form.value, how), [boards, form.value, ...Object.values(how)]);
	if (sorted.value.length === 0) return null;
	return (
		<section class="stack tight" data-own>
			<h3>{t('own.legend')}</h3>
			<Opener label={t('collection.legend')}>
				<Which />
			</Opener>
			<Select
				label={t('share.format')}
				value={form.value}
				options={[...WHOLE, ...forms.value].map((id) => [id, nameOf(id)])}
				choose={into(form)}
			/>
			{FULL.includes(form.value) ? <Full /> : null}
			{text.value === null ? (
				<p class="hint" role="status">
					{t('collection.working')}
				</p>
			) : (
				<TextBox text={text.value} name={t('own.legend')} copy={(all) => void copyText(all)} />
			)}
			<div class="buttons">
				<Button words={t('own.save')} data-own-save onClick={save} />
				<Button words={t('own.print')} data-own-print onClick={() => void print()} />
			</div>
		</section>
	);
}

function nameOf(id: string): string {
	const whole = WHOLE.find((one) => one === id);
	if (whole) return t(`collection.form.${whole}`);
	return t(id === 'link' ? 'own.links' : `format.${id}`);
}

/** The optional parts of the text. */
function Full() {
	return (
		<>
			<Switch label={t('collection.levels')} on={levels.value} set={into(levels)} />
			<Switch label={t('collection.solutions')} on={solutions.value} set={into(solutions)} />
		</>
	);
}

/** The title of the list, and its puzzles in order. */
function Which() {
	const all = sorted.value;
	return (
		<div class="stack tight">
			<label class="collection-title">
				<span>{t('collection.list-title')}</span>
				<input
					type="text"
					autocomplete="off"
					maxLength={LONGEST.title}
					value={listTitle()}
					onInput={({ currentTarget }) => nameList(currentTarget.value)}
				/>
			</label>
			<p class="hint">{t('collection.count', { count: chosen.value.length, all: all.length })}</p>
			<ol class="collection-list">
				{all.map((one, at) => (
					<Line key={one.board} one={one} at={at} last={all.length - 1} />
				))}
			</ol>
		</div>
	);
}

function Line({ one, at, last }: { one: LeftBoard; at: number; last: number }) {
	const title = titleOf(one.present);
	return (
		<li class="collection-line">
			<Tick look="collection-pick" on={isChosen(one)} set={(on) => choose(one, on)}>
				<Miniature draft={one.present.draft} entries={[]} />
				<span>{title}</span>
			</Tick>
			{([-1, 1] as const).map((by) => {
				const label = t(by < 0 ? 'collection.up' : 'collection.down', { title });
				return (
					<Square
						key={by}
						words={label}
						icon={by < 0 ? 'turn-up' : 'turn-down'}
						disabled={at === (by < 0 ? 0 : last)}
						onClick={() => move(one, by)}
					/>
				);
			})}
		</li>
	);
}

async function readForms(): Promise<void> {
	const known = await quick.ask('formats', []).catch(() => []);
	if (known.length > 0) forms.value = known.map(({ id }) => id);
}

/** Texts that arrive late, for another format or other boards, are dropped. */
function write(
	boards: readonly LeftBoard[],
	wanted: string,
	how: Parameters<typeof collectionText>[2],
): () => void {
	let isLate = false;
	if (FULL.includes(wanted)) text.value = null;
	void collectionText(boards, wanted, how)
		.catch(() => '')
		.then((all) => {
			if (!isLate) text.value = all;
		});
	return () => {
		isLate = true;
	};
}

function save(): void {
	const isLines = form.peek() === 'json';
	const [ending, type] = isLines ? ['jsonl', 'application/jsonl'] : ['txt', 'text/plain'];
	saveFile(`gridfold-my-own.${ending}`, type ?? '', text.peek() ?? '');
}

/** Printing starts with the whole collection, on the page of the grids. */
async function print(): Promise<void> {
	beginsWithOwn.value = true;
	if (activeId.peek() !== PAGE) await openLink(BOARD_LINK);
	command('panel-print').run();
}
