/* Keys and what they do, as a table for a page's help. */
import { keyName } from './key-names';

interface KeyRow {
	readonly keys: readonly string[];
	readonly label: string;
}

export function KeyTable({ rows }: { rows: readonly KeyRow[] }) {
	return (
		<table class="keys">
			<tbody>
				{rows.map(({ keys, label }) => (
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
