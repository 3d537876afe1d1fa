/* Giving away what one looks at: the link that opens the lab at this event. */
import { t } from '../../../language';
import { LinkBox } from '../../../widgets/link-box';
import { fullStudyLink } from '../address';

export function SharePanel() {
	return <LinkBox how={t('study.share')} link={fullStudyLink()} />;
}
