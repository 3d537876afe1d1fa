/* A puzzle that is being made, said in the card where no panel that has things made says it. */
import { panel } from '../../../shell/panel';
import { Making, useIsMaking } from '../../../widgets/making';

export function MakingLine() {
	const lasts = useIsMaking();
	return lasts && panel.value !== 'new' && panel.value !== 'daily' ? <Making /> : null;
}
