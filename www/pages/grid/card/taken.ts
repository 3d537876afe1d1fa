/* How long a finished puzzle took, with how many checks and hints, in words. */
import { t } from '../../../language';
import { clock } from '../../../shell/settings';
import { clockText, seconds } from '../state/clock';
import { present } from '../state/game';

/** "12:34 · 2 checks · 1 hint" */
export function taken(): string {
	const { checks, hints } = present.value.tally;
	const time = clock.value ? [clockText(seconds.value)] : [];
	const help = [t('finished.checks', { count: checks }), t('finished.hints', { count: hints })];
	return [...time, ...help].join(' · ');
}
