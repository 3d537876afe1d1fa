/*
 * Sharing a snake: its link, its chain in any format, and the fold shown, in
 * the usual notations.
 */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { quick } from '../../../engine/client';
import { t } from '../../../language';
import { fullAddress } from '../../../shell/address';
import { copyText } from '../../../shell/clipboard';
import { command } from '../../../shell/commands';
import { fetched } from '../../../shell/fetched';
import { LinkBox } from '../../../shell/link-box';
import { into } from '../../../widgets/into';
import { Opener } from '../../../widgets/opener';
import { Select } from '../../../widgets/select';
import { TextBox } from '../../../widgets/text-box';
import { snakeTitle } from '../card/titles';
import { fold } from '../state/answer';
import { snakeLink } from '../state/checks';
import { type SnakePosition, snake } from '../state/snake';

type Written = Awaited<ReturnType<typeof write>>;

const FORMATS = ['lengths', 'slash', 'letters', 'increments', 'exclusive', 'binary'];

const SnakePicture = fetched(async () => (await import('../picture/picture')).SnakePicture);

const format = signal('lengths');
const NOTATIONS = ['arrows', 'letters', 'moves'] as const;
const notation = signal<(typeof NOTATIONS)[number]>('arrows');

export function Share() {
	return (
		<div class="stack">
			<LinkBox
				how={t('share.how')}
				link={fullAddress(snakeLink())}
				copy={command('copy-link').run}
			/>
			<Opener label={t('share.picture')}>
				<SnakePicture title={snakeTitle()} />
			</Opener>
			<ChainText />
			<FoldText />
		</div>
	);
}

/** The chain in every format, or why a format cannot store it; formats that cannot are not offered. */
const written = signal<readonly { id: string; said: Written }[]>([]);

async function write(chain: string, box: readonly number[], as: string) {
	return await quick.ask('snakeWrite', [chain, [...box], as]).catch(() => null);
}

async function writeAll(now: SnakePosition): Promise<void> {
	const asked = FORMATS.map(async (id) => ({ id, said: await write(now.chain, now.box, id) }));
	const all = await Promise.all(asked);
	if (snake.peek() === now) written.value = all;
}

function ChainText() {
	const now = snake.value;
	useEffect(() => void writeAll(now), [now]);
	const texts = written.value.flatMap(({ id, said }) =>
		said && 'text' in said ? [{ id, text: said.text }] : [],
	);
	const shown = texts.find(({ id }) => id === format.value) ?? texts[0];
	if (!shown) return null;
	return (
		<div class="stack tight">
			<h3>{t('snake.chain-text')}</h3>
			<Select
				label={t('share.format')}
				value={shown.id}
				options={texts.map(({ id }) => [id, t(`snake.format.${id}`)])}
				choose={into(format)}
			/>
			<Copyable text={shown.text} name={t('snake.chain-text')} />
		</div>
	);
}

function FoldText() {
	const known = fold.value;
	if (!known) return null;
	return (
		<div class="stack tight">
			<h3>{t('snake.fold-text')}</h3>
			<Select
				label={t('snake.notation')}
				value={notation.value}
				options={NOTATIONS.map((id) => [id, t(`snake.notation.${id}`)])}
				choose={into(notation)}
			/>
			<Copyable text={known[notation.value]} name={t('snake.fold-text')} />
		</div>
	);
}

function Copyable({ text, name }: { text: string; name: string }) {
	return <TextBox text={text} name={name} copy={(words) => void copyText(words)} />;
}
