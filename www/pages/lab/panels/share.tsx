/* Sharing the view: the link that opens the lab at this event, or the same as a worksheet without the answers. */
import { signal } from '@preact/signals';
import { t } from '../../../language';
import { fullAddress } from '../../../shell/address';
import { copyLink } from '../../../shell/clipboard';
import { LinkBox } from '../../../shell/link-box';
import { into } from '../../../widgets/into';
import { Tick } from '../../../widgets/switch';
import { labLink, worksheetLink } from '../address';

const asWorksheet = signal(false);

export function Share() {
	const link = fullAddress(asWorksheet.value ? worksheetLink.value : labLink.value);
	return (
		<>
			<Tick look="fold-choice" on={asWorksheet.value} set={into(asWorksheet)}>
				{t('lab.share.worksheet')}
			</Tick>
			<LinkBox
				how={t(asWorksheet.value ? 'lab.share.asks' : 'lab.share')}
				link={link}
				copy={() => void copyLink(link)}
			/>
		</>
	);
}
