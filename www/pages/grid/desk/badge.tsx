/*
 * The badge: how many solutions the puzzle has at the moment and how hard it
 * is, in one line that opens and closes the rest of the desk.
 */
import { t } from '../../../language';
import { isBlank } from '../../../pictures/grid/draft';
import { Action, command } from '../../../shell/commands';
import { Icon } from '../../../widgets/icons';
import { gradeShort } from '../card/grade-words';
import { tone, verdict } from '../card/verdict';
import { type Badge, badge } from '../state/badge';
import { isDeskOpen } from '../state/desk';
import { draft } from '../state/game';
import { grade } from '../state/grade';

export function DeskBadge() {
	const blank = isBlank(draft.value);
	const now = badge.value;
	const words = blank ? t('desk.blank') : now ? badgeWords(now) : '…';
	const look = now ? tone(now) : 'open';
	const isOpen = isDeskOpen.value;
	const hard = now?.verdict === 'unique' && grade.value ? gradeShort(grade.value) : '';
	return (
		<div class="desk-head">
			<button
				type="button"
				class={`badge ${look}`}
				data-command="desk"
				data-badge={blank ? undefined : (now?.verdict ?? '')}
				aria-expanded={isOpen}
				aria-controls={isOpen ? 'desk' : undefined}
				title={t('command.desk')}
				onClick={command('desk').run}
			>
				<span class="badge-mark">
					<Icon name={look === 'good' ? 'check' : 'warning'} />
				</span>
				<span class="unseen">{t('desk.name')}, </span>
				<span class="badge-words">{words}</span>
				<span class="badge-grade">{hard}</span>
				<Icon name="next" />
			</button>
			{now?.underWay ? <Action of="stop-looking" /> : null}
		</div>
	);
}

export const badgeWords = (now: Badge): string =>
	now.underWay ? t('desk.looking', { count: now.count }) : verdict(now);
