/* Faults, one sentence each; for a long list, only the first few and the number of the others. */
import { t } from '../language';
import { Icon } from './icons';

interface FaultsProps {
	words: readonly string[];
	most?: number;
}

export function Faults({ words, most = words.length }: FaultsProps) {
	if (words.length === 0) return null;
	return (
		<div class="faults">
			<ul>
				{words.slice(0, most).map((one, index) => (
					<li key={index}>
						<Icon name="warning" />
						<span>{one}</span>
					</li>
				))}
				{words.length > most ? (
					<li class="hint">{t('faults.more', { count: words.length - most })}</li>
				) : null}
			</ul>
		</div>
	);
}
