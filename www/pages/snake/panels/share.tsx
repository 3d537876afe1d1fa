/*
 * Giving a snake away: its link, its chain in any written form, and the fold
 * that is looked at in the usual notations.
 */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { quick } from '../../../engine/client';
import { say, t } from '../../../language';
import { fullAddress } from '../../../shell/address';
import { copyText } from '../../../shell/clipboard';
import { command } from '../../../shell/commands';
import { LinkBox } from '../../../widgets/link-box';
import { TextBox } from '../../../widgets/text-box';
import { fold } from '../state/answer';
import { snakeLink } from '../state/checks';
import { snake } from '../state/snake';

type Written = Awaited<ReturnType<typeof write>>;

const FORMATS = ['lengths', 'slash', 'letters', 'increments', 'exclusive', 'binary'];

const format = signal('lengths');
const notation = signal<'arrows' | 'letters' | 'moves'>('arrows');

export function Share() {
	return (
		<div class="stack">
			<LinkBox
				how={t('share.how')}
				link={fullAddress(snakeLink())}
				copy={command('copy-link').run}
			/>
			<ChainText />
			<FoldText />
		</div>
	);
}

const written = signal<Written | null>(null);

async function write(chain: string, box: readonly number[], as: string) {
	return await quick.ask('snakeWrite', [chain, [...box], as]).catch(() => null);
}

function ChainText() {
	const now = snake.value;
	const as = format.value;
	useEffect(() => {
		void write(now.chain, now.box, as).then((said) => {
			if (snake.peek() === now && format.peek() === as) written.value = said;
		});
	}, [now, as]);
	const said = written.value;
	return (
		<div class="stack tight">
			<h3>{t('snake.chain-text')}</h3>
			<select
				aria-label={t('share.format')}
				value={as}
				onChange={({ currentTarget }) => {
					format.value = currentTarget.value;
				}}
			>
				{FORMATS.map((id) => (
					<option key={id} value={id}>
						{t(`snake.format.${id}`)}
					</option>
				))}
			</select>
			{said && 'text' in said ? <Copyable text={said.text} name={t('snake.chain-text')} /> : null}
			{said && 'refused' in said ? <p class="finding bad">{say(said.refused)}</p> : null}
		</div>
	);
}

function FoldText() {
	const known = fold.value;
	if (!known) return null;
	return (
		<div class="stack tight">
			<h3>{t('snake.fold-text')}</h3>
			<select
				aria-label={t('snake.notation')}
				value={notation.value}
				onChange={({ currentTarget }) => {
					notation.value = currentTarget.value as typeof notation.value;
				}}
			>
				{(['arrows', 'letters', 'moves'] as const).map((id) => (
					<option key={id} value={id}>
						{t(`snake.notation.${id}`)}
					</option>
				))}
			</select>
			<Copyable text={known[notation.value]} name={t('snake.fold-text')} />
		</div>
	);
}

function Copyable({ text, name }: { text: string; name: string }) {
	return <TextBox text={text} name={name} copy={(words) => void copyText(words)} />;
}
