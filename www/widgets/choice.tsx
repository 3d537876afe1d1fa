/* One of a few things, as chips side by side. */
import type { ComponentChildren } from 'preact';

interface ChoiceProps<Id extends string | number | boolean> {
	legend: string;
	/** The name of the radio buttons, which no other choice on the page may have. */
	name: string;
	value: Id | undefined;
	/** The choices, each with its words. */
	options: readonly (readonly [Id, string | number])[];
	choose: (id: Id) => void;
	/** The legend is for those who hear the page alone. */
	isUnseen?: true;
	/** The text after the chips. */
	children?: ComponentChildren;
}

export function Choice<Id extends string | number | boolean>(props: ChoiceProps<Id>) {
	const { legend, name, value, options, choose, isUnseen, children } = props;
	return (
		<fieldset class="sizes">
			<legend class={isUnseen ? 'unseen' : undefined}>{legend}</legend>
			{options.map(([id, words]) => (
				<Chip
					key={String(id)}
					name={name}
					value={String(id)}
					words={words}
					checked={value === id}
					pick={() => choose(id)}
				/>
			))}
			{children}
		</fieldset>
	);
}

interface ChipProps {
	name: string;
	value: string;
	words: string | number;
	checked: boolean;
	pick: () => void;
}

/** A single choice, for lists with something else in between. */
export function Chip({ name, value, words, checked, pick }: ChipProps) {
	return (
		<label class="chip">
			<input type="radio" name={name} value={value} checked={checked} onChange={pick} />
			<span>{words}</span>
		</label>
	);
}
