/*
 * The answer to the last tap. This element is not a live region itself, because the frame's live region announces the
 * answer.
 */
import { speak } from '../../../shell/voice';
import { Icon } from '../../../widgets/icons';

interface Told {
	readonly words: string;
	readonly isGood: boolean;
}

export const NOTHING_YET: Told = { words: '', isGood: true };

export function told(words: string, isGood: boolean): Told {
	speak(words);
	return { words, isGood };
}

export function Said({ told: { words, isGood } }: { told: Told }) {
	return (
		<p class={`said${isGood ? ' good' : ''}`} data-said={words === '' ? undefined : isGood}>
			{words === '' ? null : <Icon name={isGood ? 'check' : 'warning'} />}
			<span>{words}</span>
		</p>
	);
}
