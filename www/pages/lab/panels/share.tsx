/* Giving away what is shown: the link that opens the lab at this event. */
import { t } from '../../../language';
import { fullAddress } from '../../../shell/address';
import { command } from '../../../shell/commands';
import { LinkBox } from '../../../shell/link-box';
import { labLink } from '../address';

export function Share() {
	return (
		<LinkBox
			how={t('lab.share')}
			link={fullAddress(labLink.value)}
			copy={command('copy-link').run}
		/>
	);
}
