/* A search in progress: what it does, how far it is, and the button that stops it. */
import { running, stop } from '../engine/search';
import { t } from '../language';
import { type Command, TextButton } from './command';
import { Lead } from './lead';

const STOP: Command = { id: 'stop', run: stop };

export function Progress({ figures }: { figures: string }) {
	const job = running.value;
	if (!job) return null;
	const share = Math.min(Math.max(job.progress.share, 0), 1);
	const words = t(`running.${job.question}`);
	return (
		<div class="actions">
			<Lead look="">
				<span class="spinner" aria-hidden="true" />
				{words}
			</Lead>
			<progress aria-label={words} max="1" value={share} />
			<p class="hint figures">{figures}</p>
			<div class="buttons">
				<TextButton command={STOP} look="primary" />
			</div>
		</div>
	);
}
