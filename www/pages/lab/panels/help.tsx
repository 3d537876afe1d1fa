/* Help in the lab: what it is, how its pictures are read, and its keys. */
import { t } from '../../../language';
import { keyName } from '../../../widgets/key-names';
import { KEYS } from '../keys';
import { its } from '../state/subject';
import { Mark } from '../tree/marks';

const LOOKS = ['inner', 'dead', 'solution', 'folded'] as const;

/** Keys that their own signs say best. */
const SIGNS: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', '-': '−', '+': '+' };

export function HelpPanel() {
	return (
		<div class="stack">
			<p>{t('study.about')}</p>
			<p>{its().about()}</p>
			<ul class="stack tight">
				{LOOKS.map((look) => (
					<li key={look} class="legend-line">
						<svg class="tree-key" viewBox="-12 -12 24 24" aria-hidden="true">
							<Mark look={look} />
						</svg>
						{t(`study.look.${look}`)}
					</li>
				))}
			</ul>
			<section>
				<h3>{t('study.keys')}</h3>
				<table class="keys">
					<tbody>
						{KEYS.map(([key, id]) => (
							<tr key={key}>
								<th scope="row">
									<kbd>{key === ' ' ? t('study.space') : (SIGNS[key] ?? keyName(key))}</kbd>
								</th>
								<td>{t(`command.${id}`)}</td>
							</tr>
						))}
					</tbody>
				</table>
				<p class="hint">{t('study.keys-back')}</p>
			</section>
		</div>
	);
}
