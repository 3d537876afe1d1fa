/*
 * The parts of the lab as tabs, if only one is visible at a time, and the button that enters and leaves the class view.
 */
import { t } from '../../../language';
import { IconAction } from '../../../shell/commands';
import { Button } from '../../../widgets/button';
import { classView, parted, TABS, tab } from '../state/tab';

export function Tabs() {
	if (!parted.value) return null;
	return (
		<div class="lab-tabs" role="group" aria-label={t('lab.tabs')}>
			{tab.value === 'race' ? null : <h1 class="unseen">{t('lab.lab')}</h1>}
			{TABS.map((one) => (
				<Button
					key={one}
					words={t(`lab.tab.${one}`)}
					look="quiet lab-tab"
					aria-pressed={tab.value === one}
					onClick={() => {
						tab.value = one;
					}}
				/>
			))}
			{classView.value ? <IconAction of="study-class" pressed /> : null}
		</div>
	);
}
