/* One of a few things, as chips side by side. */
import type { ComponentChildren } from 'preact';

interface ChoiceProps<Id extends string | number | boolean> {
	legend: string;
	/** The name of the radio buttons, which no other choice on the page may have. */
	name: string;
	value: Id | undefined;
	/** What there is, each with its words. */
	options: readonly (readonly [Id, string | number])[];
	choose: (id: Id) => void;
	/** The legend is for those who hear the page alone. */
	isUnseen?: true;
	/** What stands behind the chips. */
	children?: ComponentChildren;
}

export function Choice<Id extends string | number | boolean>(props: ChoiceProps<Id>) {
	const { legend, name, value, options, choose, isUnseen, children } = props;
	return (
		<fieldset class="sizes">
			<legend class={isUnseen ? 'unseen' : undefined}>{legend}</legend>
			{options.map(([id, words]) => (
				<label class="chip" key={String(id)}>
					<input
						type="radio"
						name={name}
						value={String(id)}
						checked={value === id}
						onChange={() => choose(id)}
					/>
					<span>{words}</span>
				</label>
			))}
			{children}
		</fieldset>
	);
}
