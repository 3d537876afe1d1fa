/*
 * The rules of a puzzle in a sentence or two each, with a picture, and the way to try them out. They are in the
 * sheet behind its title, and once in its card, until they are dismissed.
 */
import '../panels/texts';
import './rules.css';
import { t } from '../../language';
import { RulePicture } from '../../pictures/rule-picture';
import { Button, Square } from '../../widgets/button';
import { activePage } from '../pages';
import { keepMet } from '../settings';
import { Sheet } from '../sheet';
import { closeRules, nameOfRule, rulesHere, rulesOpener } from './rules';

export function RulesSheet() {
	const page = activePage.value;
	const ids = rulesHere();
	if (!page) return null;
	return (
		<Sheet
			name="rules-sheet"
			label={t('met.name')}
			opener={rulesOpener.value}
			close={() => leave(ids)}
		>
			<header class="rules-head">
				<h2>{page.title()}</h2>
				<Square words={t('panel.close')} icon="close" onClick={() => leave(ids)} />
			</header>
			<Rules ids={ids} />
			{page.About ? <page.About /> : null}
		</Sheet>
	);
}

function leave(ids: readonly string[]): void {
	keepMet(ids);
	closeRules();
}

export function Met({ ids }: { ids: readonly string[] }) {
	return (
		<section class="met" aria-label={t('met.name')}>
			<header>
				<h2>{t('met.name')}</h2>
				<Button words={t('met.close')} look="quiet" data-met onClick={() => keepMet(ids)} />
			</header>
			<Rules ids={ids} />
		</section>
	);
}

function Rules({ ids }: { ids: readonly string[] }) {
	return (
		<ul class="rules">
			{ids.map((id) => (
				<li key={id}>
					<RulePicture of={id} />
					<div>
						<h3>{nameOfRule(id)}</h3>
						<p>{t(`rules.${id}`)}</p>
						<a href={`#learn/${id}`} onClick={() => leave(ids)}>
							{t('met.try')}
						</a>
					</div>
				</li>
			))}
		</ul>
	);
}
