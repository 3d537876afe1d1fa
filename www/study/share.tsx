/* Giving away what one looks at: the link that opens the lab at this event. */
import { command } from '../commands';
import { Icon } from '../icons';
import { t } from '../locales';
import { fullStudyLink } from './address';

export function SharePanel() {
	const link = fullStudyLink();
	return (
		<div class="stack tight">
			<p class="hint">{t('study.share')}</p>
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
