/* The record of what was solved on this device: a page to which each page with puzzles adds its own part. */
import './record.css';
import { t } from '../../language';
import { showAddress, siteAddress } from '../../shell/address';
import { copyLink } from '../../shell/clipboard';
import { LinkBox } from '../../shell/link-box';
import type { Page } from '../../shell/page';
import { homes } from '../../shell/pages';
import { uncover } from '../../shell/panel';
import { LINK } from './id';

const copy = () => void copyLink(siteAddress());

function Table() {
	return (
		<div class="record">
			<h1>{t('place.record')}</h1>
			{homes().map(({ id, Record }) => (Record ? <Record key={id} /> : null))}
		</div>
	);
}

async function open(): Promise<void> {
	showAddress(LINK, '', false);
	uncover();
}

export const RECORD_PAGE: Page = {
	title: () => t('place.record'),
	Table,
	Share: () => <LinkBox how={t('home.share')} link={siteAddress()} copy={copy} />,
	Help: () => <p class="hint">{t('place.record.about')}</p>,
	commands: [{ id: 'copy-link', icon: 'copy', run: copy }],
	kind: () => 'skyscrapers',
	open,
};
