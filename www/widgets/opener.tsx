/* A line that opens something few want to see, which is built only when the line is opened. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface OpenerProps {
	label: string;
	children: ComponentChildren;
}

export function Opener({ label, children }: OpenerProps) {
	const [open, setOpen] = useState(false);
	return (
		<details class="opener" onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary>{label}</summary>
			{open ? children : null}
		</details>
	);
}
