/*
 * Learn: the rules of each kind and variant, each with a board to try them on, then the other pages' parts for
 * learning more. The page needs nothing from the core.
 */
import './texts';
import './styles/index.css';
import { t } from '../../language';
import { fullAddress } from '../../shell/address';
import { copyLink } from '../../shell/clipboard';
import { LinkBox } from '../../shell/link-box';
import type { Page } from '../../shell/page';
import { learnLink } from './link';
import { open } from './open';
import { Table } from './table';

const address = () => fullAddress(learnLink(''));
const copy = () => void copyLink(address());

export const LEARN_PAGE: Page = {
	title: () => t('place.learn'),
	Table,
	Share: () => <LinkBox how={t('learn.share')} link={address()} copy={copy} />,
	Help: () => <p>{t('learn.about')}</p>,
	commands: [{ id: 'copy-link', icon: 'copy', run: copy }],
	kind: () => 'skyscrapers',
	open,
};
