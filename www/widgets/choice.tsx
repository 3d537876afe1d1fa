/* A choice between a few things, as chips side by side. */
import type { ComponentChildren } from 'preact';

interface ChoiceProps<Id extends string | number | boolean> {
	legend: string;
	/** The name of the radio buttons, which must be unique on the page. */
	name: string;
	value: Id | undefined;
	/** The options, each with its words. */
	options: readonly (readonly [Id, string | number])[];
	choose: (id: Id) => void;
	/** Whether the legend is for screen readers only. */
	isUnseen?: true;
	/** What comes after the chips. */
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

/** A single option, for lists with something else in between. */
export function Chip({ name, value, words, checked, pick }: ChipProps) {
	return (
		<label class="chip">
			<input type="radio" name={name} value={value} checked={checked} onChange={pick} />
			<span>{words}</span>
		</label>
	);
}
