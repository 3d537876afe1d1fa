/* The strategy as pseudo-code, with the line lit that did what one looks at. */
import { t } from '../../../language';
import { strategy } from '../state/list';
import { event, trace } from '../state/view';

export function CodePane() {
	const code = strategy.value?.code ?? [];
	const at = event.value;
	const lit = trace.value && at >= 0 ? trace.value.log.line(at) : -1;
	return (
		<figure class="code">
			<figcaption>{t('lab.code')}</figcaption>
			<ol>
				{code.map(({ indent, key }, line) => (
					<li
						key={line}
						style={{ '--indent': indent }}
						aria-current={line === lit ? 'step' : undefined}
					>
						{t(key)}
					</li>
				))}
			</ol>
		</figure>
	);
}
