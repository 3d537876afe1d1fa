/*
 * The one sentence that leads the answer card: what is being done, or the
 * result. The sentence takes the keyboard focus when a button that had it is
 * gone.
 */
import type { ComponentChildren } from 'preact';
import { useKeptFocus } from './focus';
import { Icon } from './icons';

interface LeadProps {
	look: string;
	verdict?: string;
	finished?: boolean;
	children: ComponentChildren;
}

export function Lead({ look, verdict, finished, children }: LeadProps) {
	const ref = useKeptFocus<HTMLParagraphElement>();
	return (
		<p
			ref={ref}
			class={`verdict ${look}`}
			tabIndex={-1}
			data-lead
			data-verdict={verdict}
			data-finished={finished ? 'yes' : undefined}
		>
			{children}
		</p>
	);
}

interface ResultProps extends Omit<LeadProps, 'children'> {
	words: string;
}

export const Result = ({ words, ...lead }: ResultProps) => (
	<Lead {...lead}>
		<Icon name={lead.look === 'good' ? 'check' : 'warning'} />
		{words}
	</Lead>
);
