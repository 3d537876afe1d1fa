/* A text to share: shown as it is, and copied by a button. */
import { t } from '../language';
import { Button } from './button';

interface TextProps {
	text: string;
	name: string;
	copy: (text: string) => void;
}

export function TextBox({ text, name, copy }: TextProps) {
	return (
		<>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide text has to be scrolled by keyboard too */}
			<pre class="written" tabIndex={0} role="region" aria-label={name}>
				{text}
			</pre>
			<Button
				words={t('share.copy-text')}
				icon="copy"
				look="secondary wide"
				onClick={() => copy(text)}
			/>
		</>
	);
}
