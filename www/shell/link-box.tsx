/*
 * A link for sharing, under a sentence about its effect, and the same as a QR
 * code. Empty while there is no link.
 */
import './panels/texts';
import { t } from '../language';
import { Button } from '../widgets/button';
import { Opener } from '../widgets/opener';
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
			<Button
				words={t('command.copy-link')}
				icon="copy"
				look="primary wide"
				data-command="copy-link"
				disabled={link === ''}
				onClick={copy}
			/>
			{link === '' ? null : (
				<Opener label={t('share.qr')}>
					<QrCode text={link} />
				</Opener>
			)}
		</div>
	);
}
