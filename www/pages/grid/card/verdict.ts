/*
 * The verdict in words: how many solutions there are, whether that is all of
 * them, how long it took, and whether the player's digits were counted. Pure,
 * except for the language.
 */
import { duration, number, t } from '../../../language';
import { type Answer, FEW } from '../state/answer';

type Said = Pick<Answer, 'stopped' | 'faults' | 'verdict' | 'exact' | 'count'>;

export function verdict(said: Said): string {
	if (said.stopped) return t('verdict.stopped', { count: said.count });
	if (said.faults.length > 0) return t('verdict.faults');
	if (said.verdict !== 'several') return t(`verdict.${said.verdict}`);
	if (said.exact) return t('verdict.several', { count: said.count });
	return t('verdict.more-than', { count: FEW });
}

export function details(said: Answer): string {
	const counted = t(`counted.${said.counted}`);
	return [
		duration(said.micros),
		t('verdict.nodes', { count: said.nodes, number: number(said.nodes) }),
		counted,
	].join(' · ');
}

/** How the verdict compares with the desired one. */
export function tone(said: Said): 'good' | 'fair' | 'bad' {
	if (said.verdict === 'unique') return 'good';
	return said.verdict === 'none' || said.faults.length > 0 ? 'bad' : 'fair';
}
