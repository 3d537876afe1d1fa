/*
 * Giving a puzzle away: its link, and its text in any format that can carry
 * it. A format that cannot says why.
 */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { quick } from '../../../engine/client';
import type { Draft, WriteAnswer } from '../../../engine/types';
import { say, t } from '../../../language';
import { Icon } from '../../../widgets/icons';
import { LinkBox } from '../../../widgets/link-box';
import { copyText, fullLink } from '../commands/link';
import { check } from '../state/checks';
import { draft } from '../state/game';

const formats = signal<readonly string[]>([]);
const chosen = signal('picture');
const written = signal<WriteAnswer | null>(null);

export function SharePanel() {
	return (
		<div class="stack">
			<LinkBox how={t('share.how')} link={check.value?.link ? fullLink() : ''} />
			<TextBox />
		</div>
	);
}

function TextBox() {
	const puzzle = draft.value;
	useEffect(() => {
		void quick.ask('formats', []).then((known) => {
			formats.value = known.map(({ id }) => id).filter((id) => id !== 'link');
		});
	}, []);
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

async function write(puzzle: Draft, format: string): Promise<void> {
	const said = await quick.ask('write', [puzzle, format]).catch(() => null);
	if (draft.peek() === puzzle && chosen.peek() === format) written.value = said;
}

function Written() {
	const said = written.value;
	if (!said) return null;
	if ('refused' in said) return <p class="finding bad">{say(said.refused)}</p>;
	return (
		<>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide text has to be scrolled by keyboard too */}
			<pre class="written" tabIndex={0} role="region" aria-label={t('share.text')}>
				{said.text}
			</pre>
			<button
				type="button"
				class="secondary wide"
				onClick={() => void copyText(said.text, 'notice.text-copied')}
			>
				<Icon name="copy" />
				{t('share.copy-text')}
			</button>
		</>
	);
}
