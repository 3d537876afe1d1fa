/* The tree in words: the tries that stand, from the root to where one is. Each leads back to itself. */
import { t } from '../locales';
import { goToNode, node, told } from '../state/study/view';
import { tryName } from './words';

export function Path() {
	const log = told.value?.log;
	if (!log) return null;
	const path = log.nodes.path(node.value);
	return (
		<nav class="path" id="study-path" aria-label={t('study.path')}>
			<ol>
				{path.map((id) => (
					<li key={id}>
						<button
							type="button"
							class="quiet step-link"
							aria-current={id === node.value ? 'step' : undefined}
							onClick={() => goToNode(id)}
						>
							{tryName(log, id)}
						</button>
					</li>
				))}
			</ol>
		</nav>
	);
}
