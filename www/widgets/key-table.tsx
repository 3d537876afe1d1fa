/* Keys and what they do, as a table for a page's help. */
import { t } from '../language';
import type { Command } from './command';
import { keyName } from './key-names';

interface KeyRow {
	readonly keys: readonly string[];
	readonly label: string;
}

interface KeyTableProps {
	rows?: readonly KeyRow[];
	/** Commands to be listed after the rows, as far as they have keys. */
	commands?: readonly Command[];
}

export function KeyTable({ rows = [], commands = [] }: KeyTableProps) {
	const named = commands.flatMap(({ id, keys }) =>
		keys?.length ? [{ keys, label: t(`command.${id}`) }] : [],
	);
	return (
		<table class="keys">
			<tbody>
				{[...rows, ...named].map(({ keys, label }) => (
					<tr key={`${keys.join(' ')} ${label}`}>
						<th scope="row">
							{keys.map((key) => (
								<kbd key={key}>{keyName(key)}</kbd>
							))}
						</th>
						<td>{label}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
