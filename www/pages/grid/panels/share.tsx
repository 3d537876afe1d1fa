/*
 * Giving a puzzle away: its link, and its text in any format that can carry
 * it. A format that cannot says why.
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

const formats = signal<readonly string[]>([]);
const chosen = signal('picture');
const written = signal<WriteAnswer | null>(null);

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
	useEffect(() => void learnFormats(), []);
	useEffect(() => void write(puzzle, chosen.value), [puzzle, chosen.value]);
	return (
		<div class="stack tight">
			<h3>{t('share.text')}</h3>
			<select
				aria-label={t('share.format')}
				value={chosen.value}
				onChange={(event) => {
					chosen.value = event.currentTarget.value;
				}}
			>
				{formats.value.map((id) => (
					<option key={id} value={id}>
						{t(`format.${id}`)}
					</option>
				))}
			</select>
			<Written />
		</div>
	);
}

/** All but the link, which stands above them. */
async function learnFormats(): Promise<void> {
	const known = await quick.ask('formats', []);
	formats.value = known.map(({ id }) => id).filter((id) => id !== 'link');
}

async function write(puzzle: Draft, format: string): Promise<void> {
	const said = await quick.ask('write', [puzzle, format]).catch(() => null);
	if (draft.peek() === puzzle && chosen.peek() === format) written.value = said;
}

function Written() {
	const said = written.value;
	if (!said) return null;
	if ('refused' in said) return <p class="finding bad">{say(said.refused)}</p>;
	return <TextBox text={said.text} name={t('share.text')} copy={(text) => void copyText(text)} />;
}
