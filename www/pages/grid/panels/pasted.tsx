/*
 * What a text is as grids: each puzzle with the form that it was recognised
 * by, or where and why a part of the text is none.
 */
import { quick } from '../../../engine/client';
import type { ReadGrid } from '../../../engine/grids';
import type { ReadAnswer } from '../../../engine/types';
import { say, t } from '../../../language';
import type { Reading } from '../../../shell/page';
import { Icon } from '../../../widgets/icons';
import { openRead, recognised } from '../commands/open';

type Trouble = ReadAnswer['errors'][number];

export async function read(text: string): Promise<Reading> {
	const said = await quick.ask('read', [text]);
	const [first] = said.puzzles;
	return {
		fit: fitOf(said),
		open: () => first && openRead(first),
		draw: () => <Findings text={text} said={said} />,
		words: () => sentences(said).join(' '),
	};
}

function fitOf({ puzzles, errors }: ReadAnswer): Reading['fit'] {
	if (puzzles.length === 0) return 'none';
	if (errors.length > 0) return 'partial';
	return puzzles.length === 1 ? 'exact' : 'whole';
}

/** How many puzzles of a long list are shown; the command line takes all of them. */
const SHOWN = 20;

function fewOf({ puzzles, errors }: ReadAnswer) {
	const few = { puzzles: puzzles.slice(0, SHOWN), errors: errors.slice(0, SHOWN) };
	const shown = few.puzzles.length + few.errors.length;
	return { ...few, more: puzzles.length + errors.length - shown };
}

const moreWords = (count: number) => t('faults.more', { count });

/** What the text is or why it is not, as sentences. */
function sentences(said: ReadAnswer): string[] {
	const { puzzles, errors, more } = fewOf(said);
	const problems = errors.map((problem) => `${where(problem)} ${say(problem.message)}`);
	return [...puzzles.map(sentence), ...problems, ...(more > 0 ? [moreWords(more)] : [])];
}

function Findings({ text, said }: { text: string; said: ReadAnswer }) {
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

function Found({ puzzle }: { puzzle: ReadGrid }) {
	return (
		<article class="finding good">
			<Icon name="check" />
			<div>
				<p>{sentence(puzzle)}</p>
				{puzzle.notes.map((remark) => (
					<p class="hint" key={remark.key}>
						{say(remark)}
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
function sentence(puzzle: ReadGrid): string {
	return say(recognised(puzzle));
}

function where({ line, column }: Trouble): string {
	return t('paste.where', { line, column });
}

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
