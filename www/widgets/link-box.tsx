/* A link to be given away, under a sentence that says what it opens. Empty while there is none. */
import { t } from '../language';
import { Icon } from './icons';

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
		</div>
	);
}
