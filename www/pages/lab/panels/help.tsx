/* Help in the lab: what it is for, how to read its pictures, and its keys. */
import { t } from '../../../language';
import { KeyTable } from '../../../widgets/key-table';
import { KEYS } from '../keys';
import { its } from '../state/subject';
import { Mark } from '../tree/marks';

const LOOKS = ['inner', 'dead', 'solution', 'folded'] as const;

/** Keys that are best shown by a symbol. */
const SIGNS: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', '-': '−' };

export function Help() {
	const rows = KEYS.map(([key, id]) => {
		const sign = key === ' ' ? t('lab.space') : SIGNS[key];
		return { keys: [sign ?? key], label: t(`command.${id}`) };
	});
	return (
		<div class="stack">
			<p>{t('lab.about')}</p>
			<p>{its().about()}</p>
			<ul class="stack tight">
				{LOOKS.map((look) => (
					<li key={look} class="legend-line">
						<svg class="tree-key" viewBox="-16 -16 32 32" aria-hidden="true">
							<Mark look={look} />
						</svg>
						{t(`lab.look.${look}`)}
					</li>
				))}
			</ul>
			<section>
				<h3>{t('lab.keys')}</h3>
				<KeyTable rows={rows} />
				<p class="hint">{t('lab.keys-back')}</p>
			</section>
		</div>
	);
}
