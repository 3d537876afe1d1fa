/* The tree in words: the tries in force, from the root to the node shown. Each is a link to its node. */
import { t } from '../../../language';
import { Button } from '../../../widgets/button';
import { calmNode, goToNode, trace } from '../state/view';
import { tryName } from '../words';

/** How many tries are listed, counted from the last. */
const LAST = 12;

export function Path() {
	const log = trace.value?.log;
	if (!log) return null;
	const path = log.nodes.path(calmNode.value);
	const [first, ...rest] = path;
	const hidden = Math.max(rest.length - LAST, 0);
	const steps = [first ?? 0, ...rest.slice(hidden)];
	return (
		<nav class="path" id="lab-path" aria-label={t('lab.path')}>
			<ol>
				{steps.map((id, index) => (
					<li key={id}>
						{index === 1 && hidden > 0 ? (
							<span class="hint figures">{t('lab.path.hidden', { count: hidden })} ›&nbsp;</span>
						) : null}
						<Button
							words={tryName(log, id)}
							look="quiet step-link"
							aria-current={id === calmNode.value ? 'step' : undefined}
							onClick={() => goToNode(id)}
						/>
					</li>
				))}
			</ol>
		</nav>
	);
}
