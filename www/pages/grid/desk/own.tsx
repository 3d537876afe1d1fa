/*
 * Commands for all of one's own puzzles: their links or their texts to copy or
 * to save as a file, and the way to print them.
 */
import '../panels/texts';
import './own.css';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { quick } from '../../../engine/client';
import { t } from '../../../language';
import { copyText } from '../../../shell/clipboard';
import { command } from '../../../shell/commands';
import { BOARD_LINK, openLink } from '../../../shell/open';
import { activeId } from '../../../shell/pages';
import { saveFile } from '../../../shell/save-file';
import { TextBox } from '../../../widgets/text-box';
import { titleOf } from '../card/titles';
import { PAGE } from '../id';
import { ownPuzzles, textOfAll } from '../state/own';
import { beginsWithOwn } from '../state/printing';
import type { LeftBoard } from '../state/slots';

const form = signal('link');
const forms = signal<readonly string[]>(['link']);
const text = signal('');

export function Own() {
	const boards = ownPuzzles.value;
	useEffect(() => void readForms(), []);
	useEffect(() => void write(boards, form.value), [boards, form.value]);
	if (boards.length === 0) return null;
	return (
		<section class="stack tight" data-own>
			<h3>{t('own.legend')}</h3>
			<select
				aria-label={t('share.format')}
				value={form.value}
				onChange={({ currentTarget }) => {
					form.value = currentTarget.value;
				}}
			>
				{forms.value.map((id) => (
					<option key={id} value={id}>
						{t(id === 'link' ? 'own.links' : `format.${id}`)}
					</option>
				))}
			</select>
			<TextBox text={text.value} name={t('own.legend')} copy={(all) => void copyText(all)} />
			<div class="buttons">
				<button type="button" class="secondary" data-own-save onClick={save}>
					{t('own.save')}
				</button>
				<button type="button" class="secondary" data-own-print onClick={() => void print()}>
					{t('own.print')}
				</button>
			</div>
		</section>
	);
}

async function readForms(): Promise<void> {
	const known = await quick.ask('formats', []).catch(() => []);
	if (known.length > 0) forms.value = known.map(({ id }) => id);
}

/** Texts that come late, for another form or other boards, are dropped. */
async function write(boards: readonly LeftBoard[], wanted: string): Promise<void> {
	const all = await textOfAll(boards, wanted, nameOf).catch(() => '');
	if (form.peek() === wanted && ownPuzzles.peek() === boards) text.value = all;
}

/** "Title, by Author", and the note below. */
function nameOf({ present }: LeftBoard): string {
	const { author, note } = present.about;
	const by = author.trim() && t('about.by', { author: author.trim() });
	const head = [titleOf(present), by].filter(Boolean).join(', ');
	return [head, note.trim()].filter(Boolean).join('\n');
}

function save(): void {
	saveFile('gridfold-my-own.txt', 'text/plain', text.peek());
}

/** Printing begins with all of one's own, on the page of the grids. */
async function print(): Promise<void> {
	beginsWithOwn.value = true;
	if (activeId.peek() !== PAGE) await openLink(BOARD_LINK);
	command('panel-print').run();
}
