/* A worker that failed: what it said, below the assurance that the puzzle is safe. */
import { t } from '../language';

export function Failure({ words }: { words: string }) {
	return (
		<div class="faults" role="alert">
			<p>{t('failure.title')}</p>
			<pre class="excerpt">{words}</pre>
		</div>
	);
}
