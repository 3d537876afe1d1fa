/* The notice as it is drawn: its sentences, its button, and the way to close it. */
import { say, t } from '../language';
import { Icon } from '../widgets/icons';
import { notice } from './notices';

export function NoticeLine() {
	const now = notice.value;
	if (!now) return null;
	return (
		<div class={`notice ${now.tone}`} data-tone={now.tone}>
			<div>
				<p>{say(now.words)}</p>
				{(now.more ?? []).map((words) => (
					<p key={words.key}>{say(words)}</p>
				))}
				{now.raw ? <pre class="excerpt">{now.raw}</pre> : null}
				{now.action ? (
					<button type="button" class="secondary" onClick={now.action.run}>
						{t(now.action.key)}
					</button>
				) : null}
			</div>
			<button
				type="button"
				class="quiet square"
				aria-label={t('notice.close')}
				onClick={() => {
					notice.value = null;
				}}
			>
				<Icon name="close" />
			</button>
		</div>
	);
}
