/*
 * Giving a puzzle away: its link, and its text in any form that can carry it.
 */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { quick } from '../../../engine/client';
import type { Draft, WriteAnswer } from '../../../engine/types';
import { say, t } from '../../../language';
import { fullAddress } from '../../../shell/address';
import { copyLink, copyText } from '../../../shell/clipboard';
import { command } from '../../../shell/commands';
import { LinkBox } from '../../../widgets/link-box';
import { TextBox } from '../../../widgets/text-box';
import { puzzleLink } from '../state/checks';
import { draft, hasPlay, present } from '../state/game';
import { playedLink } from '../state/played-link';

const chosen = signal('picture');
/** The puzzle in every form, or why one cannot carry it; those are not offered. */
const written = signal<readonly { id: string; said: WriteAnswer | null }[]>([]);

export function Share() {
	return (
		<div class="stack">
			<LinkBox
				how={t('share.how')}
				link={fullAddress(puzzleLink())}
				copy={command('copy-link').run}
			/>
			{hasPlay.value && puzzleLink() !== '' ? <PositionLink /> : null}
			<PuzzleText />
		</div>
	);
}

/** The puzzle with the player's numbers, marks and colours; who opens it gets a game of its own. */
function PositionLink() {
	const link = fullAddress(puzzleLink() + playedLink(present.value, draft.value.size));
	return (
		<div class="stack tight" data-position-link>
			<h3>{t('share.position')}</h3>
			<LinkBox how={t('share.position-how')} link={link} copy={() => void copyLink(link)} />
		</div>
	);
}

function PuzzleText() {
	const puzzle = draft.value;
	useEffect(() => void write(puzzle), [puzzle]);
	const known = written.value;
	const texts = known.flatMap(({ id, said }) =>
		said && 'text' in said ? [{ id, text: said.text }] : [],
	);
	const shown = texts.find(({ id }) => id === chosen.value) ?? texts[0];
	return (
		<div class="stack tight">
			<h3>{t('share.text')}</h3>
			{shown ? (
				<>
					<FormChoice ids={texts.map(({ id }) => id)} shown={shown.id} />
					<TextBox text={shown.text} name={t('share.text')} copy={(text) => void copyText(text)} />
				</>
			) : (
				<Refusal said={known[0]?.said} />
			)}
		</div>
	);
}

function FormChoice({ ids, shown }: { ids: readonly string[]; shown: string }) {
	return (
		<select
			aria-label={t('share.format')}
			value={shown}
			onChange={(event) => {
				chosen.value = event.currentTarget.value;
			}}
		>
			{ids.map((id) => (
				<option key={id} value={id}>
					{t(`format.${id}`)}
				</option>
			))}
		</select>
	);
}

/** Why no form carries the puzzle: it has faults. */
function Refusal({ said }: { said: WriteAnswer | null | undefined }) {
	return said && 'refused' in said ? <p class="finding bad">{say(said.refused)}</p> : null;
}

/** Every form but the link, which stands above them. */
async function write(puzzle: Draft): Promise<void> {
	const known = await quick.ask('formats', []).catch(() => []);
	const ids = known.map(({ id }) => id).filter((id) => id !== 'link');
	const all = await Promise.all(ids.map((id) => writeAs(puzzle, id)));
	if (draft.peek() === puzzle) written.value = all;
}

async function writeAs(puzzle: Draft, id: string) {
	return { id, said: await quick.ask('write', [puzzle, id]).catch(() => null) };
}
