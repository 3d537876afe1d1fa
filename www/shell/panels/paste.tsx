/*
 * The paste box: says at every change what it recognises in the text, or
 * where and why it does not. The text stays until its writer takes it away.
 */
import { computed, effect, signal } from '@preact/signals';
import { quick } from '../../engine/client';
import type { ReadAnswer } from '../../engine/types';
import { say, t } from '../../language';
import { openRead, recognised } from '../../pages/grid/commands/open';
import { Icon } from '../../widgets/icons';
import { load, loadedWorld, sortOnTable, WORLDS } from '../pages';
import type { WorldId } from '../screen';

export const pasted = signal('');
const answer = signal<{ text: string; said: ReadAnswer; owner: WorldId } | null>(null);

effect(() => {
	const text = pasted.value;
	if (text.trim() === '') answer.value = null;
	else void read(text).catch(() => undefined);
});

async function read(text: string): Promise<void> {
	const said = await quick.ask('read', [text]);
	const owner = await ownerOf(text, said);
	if (pasted.peek() === text) answer.value = { text, said, owner };
}

/** Whose puzzle a text is: the page's that is open comes first, and where nobody can read it, that one says why. */
async function ownerOf(text: string, { puzzles, errors }: ReadAnswer): Promise<WorldId> {
	const clean = puzzles.length > 0 && errors.length === 0;
	const open = sortOnTable();
	if (open === 'grids' && clean) return open;
	for (const { id } of WORLDS) if (await (await load(id))?.reads(text)) return id;
	return puzzles.length > 0 ? 'grids' : open;
}

/** Of a long list of puzzles so many are shown; who has more of them takes the command line. */
const SHOWN = 20;

function fewOf({ puzzles, errors }: ReadAnswer) {
	const few = { puzzles: puzzles.slice(0, SHOWN), errors: errors.slice(0, SHOWN) };
	const shown = few.puzzles.length + few.errors.length;
	return { ...few, more: puzzles.length + errors.length - shown };
}

const moreWords = (count: number) => t('faults.more', { count });

/** What the text is or why it is not, as sentences. */
export const findings = computed(() => {
	const { said, owner } = answer.value ?? {};
	if (!said || owner !== 'grids') return [];
	const { puzzles, errors, more } = fewOf(said);
	const problems = errors.map((problem) => `${where(problem)} ${say(problem.message)}`);
	return [...puzzles.map(sentence), ...problems, ...(more > 0 ? [moreWords(more)] : [])];
});

export function PastePanel() {
	return (
		<div class="stack">
			<p class="hint">{t('paste.how')}</p>
			<textarea
				class="paste"
				aria-label={t('paste.box')}
				placeholder={t('paste.placeholder')}
				rows={7}
				spellcheck={false}
				autocapitalize="off"
				autocomplete="off"
				value={pasted.value}
				onInput={(event) => {
					pasted.value = event.currentTarget.value;
				}}
			/>
			<div class="stack">
				{answer.value && pasted.value.trim() !== '' ? <Owner {...answer.value} /> : null}
			</div>
		</div>
	);
}

interface FindingsProps {
	text: string;
	said: ReadAnswer;
}

function Owner({ text, said, owner }: FindingsProps & { owner: WorldId }) {
	const page = loadedWorld(owner);
	return page ? <page.Pasted text={text} /> : <Findings text={text} said={said} />;
}

function Findings({ text, said }: FindingsProps) {
	const { puzzles, errors, more } = fewOf(said);
	return (
		<>
			{puzzles.map((puzzle) => (
				<Found key={puzzle.line} puzzle={puzzle} />
			))}
			{errors.map((problem) => (
				<Problem key={`${problem.line}.${problem.column}`} text={text} problem={problem} />
			))}
			{more > 0 ? <p class="hint">{moreWords(more)}</p> : null}
		</>
	);
}

function Found({ puzzle }: { puzzle: ReadAnswer['puzzles'][number] }) {
	return (
		<article class="finding good">
			<Icon name="check" />
			<div>
				<p>{sentence(puzzle)}</p>
				{puzzle.notes.map((note) => (
					<p class="hint" key={note.key}>
						{say(note)}
					</p>
				))}
				<button type="button" class="primary" onClick={() => openRead(puzzle)}>
					{t('paste.open')}
				</button>
			</div>
		</article>
	);
}

/** What was recognised, with the format and the kind by their names. */
function sentence(puzzle: ReadAnswer['puzzles'][number]): string {
	return say(recognised(puzzle));
}

function where({ line, column }: Trouble): string {
	return t('paste.where', { line, column });
}

type Trouble = ReadAnswer['errors'][number];

function Problem({ text, problem }: { text: string; problem: Trouble }) {
	// The core counts characters; a string counts the halves of some of them.
	const line = [...(text.split('\n')[problem.line - 1] ?? '')];
	const at = problem.column - 1;
	return (
		<article class="finding bad">
			<Icon name="warning" />
			<div>
				<p>
					<strong>{where(problem)}</strong> {say(problem.message)}
				</p>
				<pre class="excerpt">
					{line.slice(Math.max(0, at - 24), at).join('')}
					<mark>{line[at] ?? ' '}</mark>
					{line.slice(at + 1, at + 25).join('')}
				</pre>
			</div>
		</article>
	);
}
