/*
 * The result of a search for folds, in words: how many there are, whether that
 * is all, and how long it took. Pure, except for the language.
 */
import { duration, number, t } from '../../../language';
import type { Folds } from '../state/answer';

export function foldVerdict(said: Folds): string {
	if (said.stopped) return t('snake.verdict.stopped', { count: said.count });
	if (said.verdict === 'none') return t('snake.verdict.none');
	if (said.verdict === 'unknown') return t('snake.verdict.unknown', { count: said.count });
	return t(said.exact ? 'snake.verdict.several' : 'snake.verdict.at-least', { count: said.count });
}

export function foldDetails(said: Folds): string {
	// The reason for the refusal is shown above already.
	if (said.refusal) return '';
	const effort = [
		duration(said.micros),
		t('verdict.nodes', { count: said.nodes, number: number(said.nodes) }),
	].join(' · ');
	return said.count > 0 ? `${t('snake.verdict.alike')} ${effort}` : effort;
}
