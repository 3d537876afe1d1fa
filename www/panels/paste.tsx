/*
 * The paste box: says at every change what it recognises in the text, or
 * where and why it does not. The text stays until its writer takes it away.
 */
import { computed, effect, signal } from '@preact/signals';
import { openRead, recognised } from '../commands/open';
import { quick } from '../engine/client';
import type { ReadAnswer } from '../engine/types';
import { Icon } from '../icons';
import { say, t } from '../locales';

export const pasted = signal('');
const answer = signal<{ text: string; said: ReadAnswer } | null>(null);

effect(() => {
	const text = pasted.value;
	if (text.trim() === '') answer.value = null;
	else
		void quick.ask('read', [text]).then(
			(said) => keep(text, said),
			() => undefined,
		);
});

function keep(text: string, said: ReadAnswer) {
	if (pasted.peek() === text) answer.value = { text, said };
}

/** What the text is or why it is not, as sentences. */
export const findings = computed(() => {
	const said = answer.value?.said;
	const problems = said?.errors.map((problem) => `${where(problem)} ${say(problem.message)}`);
	return [...(said?.puzzles.map(sentence) ?? []), ...(problems ?? [])];
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
				{answer.value && pasted.value.trim() !== '' ? <Findings {...answer.value} /> : null}
			</div>
		</div>
	);
}

function Findings({ text, said }: { text: string; said: ReadAnswer }) {
	return (
		<>
			{said.puzzles.map((puzzle) => (
				<Found key={puzzle.line} puzzle={puzzle} />
			))}
			{said.errors.map((problem) => (
				<Problem key={`${problem.line}.${problem.column}`} text={text} problem={problem} />
			))}
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
	const line = text.split('\n')[problem.line - 1] ?? '';
	const at = problem.column - 1;
	return (
		<article class="finding bad">
			<Icon name="warning" />
			<div>
				<p>
					<strong>{where(problem)}</strong> {say(problem.message)}
				</p>
				<pre class="excerpt">
					{line.slice(Math.max(0, at - 24), at)}
					<mark>{line.charAt(at) || ' '}</mark>
					{line.slice(at + 1, at + 25)}
				</pre>
			</div>
		</article>
	);
}
