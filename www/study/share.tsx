/* Giving away what one looks at: the link that opens the lab at this event. */
import { t } from '../locales';
import { LinkBox } from '../panels/link-box';
import { fullStudyLink } from './address';

export function SharePanel() {
	return <LinkBox how={t('study.share')} link={fullStudyLink()} />;
}
