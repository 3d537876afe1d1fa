/* A link to be given away, under a sentence that says what it opens. Empty while there is none. */

import { t } from '../language';
import { command } from '../pages/grid/commands';
import { Icon } from './icons';

export function LinkBox({ how, link }: { how: string; link: string }) {
	return (
		<div class="stack tight">
			<p class="hint">{how}</p>
			<input class="link" type="text" readonly aria-label={t('share.link')} value={link} />
			<button
				type="button"
				class="primary wide"
				data-command="copy-link"
				disabled={link === ''}
				onClick={command('copy-link').run}
			>
				<Icon name="copy" />
				{t('command.copy-link')}
			</button>
		</div>
	);
}
