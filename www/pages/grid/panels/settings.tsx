/* Settings of the open grid, which are part of the puzzle and are saved and undone with it. */
import { t } from '../../../language';
import { command } from '../../../shell/commands';
import { Switch } from '../../../widgets/switch';

export function Settings() {
	const tens = command('tens');
	if (!tens.fits?.()) return null;
	return (
		<fieldset class="stack tight">
			<legend>{t('settings.this-puzzle')}</legend>
			<Switch label={t('command.tens')} on={tens.pressed?.() ?? false} set={tens.run} />
		</fieldset>
	);
}
