/* Sharing the view: the link that opens the lab at this event, or the same as a worksheet without the answers. */
import { signal } from '@preact/signals';
import { t } from '../../../language';
import { fullAddress } from '../../../shell/address';
import { copyLink } from '../../../shell/clipboard';
import { LinkBox } from '../../../shell/link-box';
import { labLink, worksheetLink } from '../address';

const asWorksheet = signal(false);

export function Share() {
	const link = fullAddress(asWorksheet.value ? worksheetLink.value : labLink.value);
	return (
		<>
			<label class="fold-choice">
				<input
					type="checkbox"
					checked={asWorksheet.value}
					onChange={({ currentTarget }) => {
						asWorksheet.value = currentTarget.checked;
					}}
				/>
				{t('lab.share.worksheet')}
			</label>
			<LinkBox
				how={t(asWorksheet.value ? 'lab.share.asks' : 'lab.share')}
				link={link}
				copy={() => void copyLink(link)}
			/>
		</>
	);
}
