/* A switch with its words beside it. */

interface SwitchProps {
	label: string;
	on: boolean;
	set: (on: boolean) => void;
}

export function Switch({ label, on, set }: SwitchProps) {
	return (
		<label class="switch">
			<input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
			<span>{label}</span>
		</label>
	);
}
