/*
 * Sharing a puzzle: its link, a picture of it, lines for other sites, and its text in every format that can store
 * it.
 */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { quick } from '../../../engine/client';
import type { Draft, FormatEntry, Part, WriteAnswer } from '../../../engine/types';
import { say, t } from '../../../language';
import { fullAddress } from '../../../shell/address';
import { copyLink, copyText } from '../../../shell/clipboard';
import { fetched } from '../../../shell/fetched';
import { LinkBox } from '../../../shell/link-box';
import { into } from '../../../widgets/into';
import { Opener } from '../../../widgets/opener';
import { Select } from '../../../widgets/select';
import { TextBox } from '../../../widgets/text-box';
import { published } from '../publish/published';
import type { About } from '../state/about';
import { about, draft, hasPlay } from '../state/game';
import { ownLink, positionLink } from '../state/own-link';

const BoardPicture = fetched(async () => (await import('../picture/picture')).BoardPicture);
const Snippet = fetched(async () => (await import('../embedded/snippet')).Snippet);
const RulesText = fetched(async () => (await import('../publish/rules')).RulesText);

const chosen = signal('picture');
/**
 * The puzzle in a format, or why the format cannot store it, and what the format leaves out of its title, author and
 * other details.
 */
interface Written {
	readonly id: string;
	readonly said: WriteAnswer | null;
	readonly drops: readonly Part[];
}

/** The same, for a format that stores the puzzle. */
interface Carried extends Omit<Written, 'said'> {
	readonly text: string;
}

/** The puzzle in every format; formats that cannot store it are not offered. */
const written = signal<readonly Written[]>([]);

export function Share() {
	return (
		<div class="stack">
			<LinkBox
				how={t('share.how')}
				link={fullAddress(ownLink())}
				copy={() => void copyLink(fullAddress(ownLink()))}
			/>
			{hasPlay.value && ownLink() !== '' ? <PositionLink /> : null}
			<Opener label={t('share.picture')}>
				<BoardPicture />
			</Opener>
			<Opener label={t('share.embed')}>
				<Snippet />
			</Opener>
			<Opener label={t('publish.rules')}>
				<RulesText />
			</Opener>
			<PuzzleText />
		</div>
	);
}

/** The puzzle with the player's numbers, marks and colours; it opens as a separate game. */
function PositionLink() {
	const link = fullAddress(positionLink());
	return (
		<div class="stack tight" data-position-link>
			<h3>{t('share.position')}</h3>
			<LinkBox how={t('share.position-how')} link={link} copy={() => void copyLink(link)} />
		</div>
	);
}

/** Formats that are addresses of other programs and can be opened directly. */
const ADDRESS = /^https:\/\//;

function PuzzleText() {
	const puzzle = draft.value;
	const words = about.value;
	useEffect(() => void write(puzzle, words), [puzzle, words]);
	const known = written.value;
	const texts = known.flatMap(({ id, said, drops }) =>
		said && 'text' in said ? [{ id, text: said.text, drops }] : [],
	);
	const shown = texts.find(({ id }) => id === chosen.value) ?? texts[0];
	return (
		<div class="stack tight">
			<OpenIn texts={texts.filter(({ text }) => ADDRESS.test(text))} />
			<h3>{t('share.text')}</h3>
			{shown ? (
				<>
					<FormChoice ids={texts.map(({ id }) => id)} shown={shown.id} />
					<TextBox text={shown.text} name={t('share.text')} copy={(text) => void copyText(text)} />
					<Dropped parts={shown.drops} />
				</>
			) : (
				<Refusal said={known[0]?.said} />
			)}
			{shown ? <NotCarried known={known} /> : null}
		</div>
	);
}

/** Other programs that read the puzzle from their address. */
function OpenIn({ texts }: { texts: readonly Carried[] }) {
	if (texts.length === 0) return null;
	return (
		<div class="stack tight" data-open-in>
			<h3>{t('share.open-in')}</h3>
			<ul class="ways-out">
				{texts.map(({ id, text }) => (
					<li key={id}>
						<a href={text} target="_blank" rel="noopener noreferrer">
							{t(`program.${id}`)}
						</a>
					</li>
				))}
			</ul>
			<p class="hint">{t('share.open-in-how')}</p>
			{droppedBy(texts).map(([parts, programs]) => (
				<p class="hint" key={parts} data-dropped-by>
					{t('publish.drops-by', { programs: programs.join(', '), parts })}
				</p>
			))}
		</div>
	);
}

/** The parts of an `About` that the format has no room for. */
function Dropped({ parts }: { parts: readonly Part[] }) {
	if (parts.length === 0) return null;
	return (
		<p class="hint" data-dropped>
			{t('publish.drops', { parts: namesOf(parts) })}
		</p>
	);
}

/** The parts that some programs leave out, each with these programs. */
function droppedBy(texts: readonly Carried[]) {
	const all = new Map<string, string[]>();
	for (const { id, drops } of texts) {
		const parts = namesOf(drops.filter(isSetters));
		if (parts !== '') all.set(parts, [...(all.get(parts) ?? []), t(`program.${id}`)]);
	}
	return [...all];
}

const namesOf = (parts: readonly Part[]): string =>
	parts.map((part) => t(`publish.part.${part}`)).join(', ');

/** Whether a part was written by the setter; the rules of a kind and the solution exist in any case. */
const isSetters = (part: Part): boolean =>
	part !== 'solution' && (part !== 'rules' || about.value.rules.trim() !== '');

/** The formats that cannot store the puzzle, and what each would lose. */
function NotCarried({ known }: { known: readonly Written[] }) {
	const refused = known.flatMap(({ id, said }) =>
		said && 'refused' in said ? [{ id, why: said.refused }] : [],
	);
	if (refused.length === 0) return null;
	return (
		<details class="opener" data-not-carried>
			<summary>{t('share.not-carried')}</summary>
			<ul class="hint">
				{refused.map(({ id, why }) => (
					<li key={id}>{t('named', { name: t(`format.${id}`), value: say(why) })}</li>
				))}
			</ul>
		</details>
	);
}

function FormChoice({ ids, shown }: { ids: readonly string[]; shown: string }) {
	return (
		<Select
			label={t('share.format')}
			value={shown}
			options={ids.map((id) => [id, t(`format.${id}`)])}
			choose={into(chosen)}
		/>
	);
}

/** Why no format stores the puzzle: it has faults. */
function Refusal({ said }: { said: WriteAnswer | null | undefined }) {
	return said && 'refused' in said ? <p class="finding bad">{say(said.refused)}</p> : null;
}

/** Writes the puzzle in every format except the link, which is shown above the others. */
async function write(puzzle: Draft, words: About): Promise<void> {
	const known = await quick.ask('formats', []).catch(() => []);
	const all = await Promise.all(
		known.filter(({ id }) => id !== 'link').map((form) => writeAs(puzzle, words, form)),
	);
	if (draft.peek() === puzzle && about.peek() === words) written.value = all;
}

async function writeAs(puzzle: Draft, words: About, { id, tells }: FormatEntry): Promise<Written> {
	const all = await published(puzzle, words);
	const said = await quick.ask('write', [puzzle, id, all]).catch(() => null);
	const { size } = puzzle;
	const has = (part: Part) =>
		tells.includes(part) && !(part === 'solution' && size > (LARGEST_SOLVED[id] ?? size));
	return { id, said, drops: PARTS.filter((part) => all[part].length > 0 && !has(part)) };
}

/** The largest grids whose solution fits into a format, for formats with a limit. */
const LARGEST_SOLVED: Readonly<Record<string, number>> = { sudokupad: 9 };

/** The parts in the order in which they are listed. */
const PARTS: readonly Part[] = ['title', 'author', 'rules', 'note', 'solution'];
