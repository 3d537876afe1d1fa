/*
 * A link to be given away, under a sentence that says what it opens, and the
 * same as a QR code. Empty while there is none.
 */
import { useState } from 'preact/hooks';
import { t } from '../language';
import { Icon } from '../widgets/icons';
import { fetched } from './fetched';

const QrCode = fetched(async () => (await import('../widgets/qr')).QrCode);

interface LinkProps {
	how: string;
	link: string;
	copy: () => void;
}

export function LinkBox({ how, link, copy }: LinkProps) {
	return (
		<div class="stack tight">
			<p class="hint">{how}</p>
			<input class="link" type="text" readonly aria-label={t('share.link')} value={link} />
			<button
				type="button"
				class="primary wide"
				data-command="copy-link"
				disabled={link === ''}
				onClick={copy}
			>
				<Icon name="copy" />
				{t('command.copy-link')}
			</button>
			{link === '' ? null : <LinkCode link={link} />}
		</div>
	);
}

/** Drawn once it is opened, as few want to scan it. */
function LinkCode({ link }: { link: string }) {
	const [open, setOpen] = useState(false);
	return (
		<details class="opener link-code" onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary>{t('share.qr')}</summary>
			{open ? <QrCode text={link} /> : null}
		</details>
	);
}
