/* Announces in the card that a puzzle is being made, unless an open panel announces it. */
import { panel } from '../../../shell/panel';
import { Making, useIsMaking } from '../../../widgets/making';

export function MakingLine() {
	const lasts = useIsMaking();
	return lasts && panel.value !== 'new' && panel.value !== 'daily' ? <Making /> : null;
}
