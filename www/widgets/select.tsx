/* A choice from a list that opens. */

interface SelectProps<Id extends string | number | null> {
	/** Its name, if no label beside it has the words. */
	label?: string;
	id?: string;
	look?: string;
	value: Id;
	/** The options, each with its words. */
	options: readonly (readonly [Id, string | number])[];
	choose: (id: Id) => void;
}

export function Select<Id extends string | number | null>(props: SelectProps<Id>) {
	const { label, id, look, value, options, choose } = props;
	return (
		<select
			id={id}
			class={look}
			aria-label={label}
			value={value ?? ''}
			onChange={({ currentTarget }) => {
				const chosen = options[currentTarget.selectedIndex];
				if (chosen) choose(chosen[0]);
			}}
		>
			{options.map(([one, words]) => (
				<option key={one} value={one ?? ''}>
					{words}
				</option>
			))}
		</select>
	);
}
