/* A search that failed: the assurance that the puzzle is safe, and what the core reported. */
import { failure } from '../engine/search';
import { t } from '../language';

export function Failure() {
	if (failure.value === null) return null;
	return (
		<div class="faults" role="alert">
			<p>{t('failure.title')}</p>
			<pre class="excerpt">{failure.value}</pre>
		</div>
	);
}
