/* The sentence for the event shown, with its position in the run and a mark of its kind. */
import { useRef } from 'preact/hooks';
import { t } from '../../../language';
import { Icon } from '../../../widgets/icons';
import { DEAD_END, SOLUTION } from '../log/log';
import { calmEvent, calmNode, playing, trace } from '../state/view';
import { eventWords, placeWords, tryName } from '../words';

export function Reason() {
	const log = trace.value?.log;
	const at = calmEvent.value;
	const node = calmNode.value;
	const kind = log && at >= 0 ? log.kind(at) : -1;
	const look = kind === DEAD_END ? 'bad' : kind === SOLUTION ? 'good' : '';
	const words = eventWords(at);
	// While events come faster than sentences, the last sentence stays until the next one arrives.
	const last = useRef({ words, look });
	if (words !== '' || !playing.value) last.current = { words, look };
	return (
		<div class={`reason ${last.current.look}`}>
			<p class="reason-words" data-testid="reason" data-event={at + 1}>
				{last.current.look === '' ? null : (
					<Icon name={last.current.look === 'good' ? 'check' : 'warning'} />
				)}
				<span>{last.current.words}</span>
			</p>
			<p class="hint figures" data-testid="place" data-node={node}>
				{placeWords()}
				{log && node > 0 ? ` · ${t('lab.under', { try: tryName(log, node) })}` : ''}
			</p>
		</div>
	);
}
