/* A box to tick, with anything beside it, and a switch with its words. */
import type { ComponentChildren } from 'preact';

interface TickProps {
	on: boolean;
	set: (on: boolean) => void;
	look: string;
	title?: string;
	'data-variant'?: string;
	children: ComponentChildren;
}

export function Tick({ on, set, look, title, children, ...data }: TickProps) {
	return (
		<label class={look} title={title}>
			<input
				type="checkbox"
				checked={on}
				onChange={({ currentTarget }) => set(currentTarget.checked)}
				{...data}
			/>
			{children}
		</label>
	);
}

interface SwitchProps {
	label: string;
	on: boolean;
	set: (on: boolean) => void;
}

export function Switch({ label, on, set }: SwitchProps) {
	return (
		<Tick look="switch" on={on} set={set}>
			<span>{label}</span>
		</Tick>
	);
}
