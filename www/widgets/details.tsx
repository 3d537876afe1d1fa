/* Technical details, behind a line that opens them. */
import { t } from '../language';

export function Details({ text }: { text: string }) {
	return (
		<details>
			<summary>{t('start.details')}</summary>
			<pre class="excerpt">{text}</pre>
		</details>
	);
}
