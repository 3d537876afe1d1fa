/* The origin of a puzzle that was made here, below its title; for an exercise, the way back to its technique. */
import { t } from '../../../language';
import { origin } from '../state/next';
import { originWords } from './origin-words';

export function OriginLine() {
	const its = origin.value;
	if (!its) return null;
	const { aim } = its.wish;
	return (
		<p class="contents origin" data-origin>
			{originWords(its).join(' ')}{' '}
			{aim.type === 'rule' ? <a href={`#techniques/${aim.rule}`}>{t('origin.lesson')}</a> : null}
		</p>
	);
}
