/* Sharing the link of the open card. */
import { t } from '../../../language';
import { command } from '../../../shell/commands';
import { LinkBox } from '../../../shell/link-box';
import { bookAddress } from '../commands';

export function Share() {
	return (
		<LinkBox how={t('techniques.share')} link={bookAddress()} copy={command('copy-link').run} />
	);
}
