/*
 * The ways to fill a line, each as a small row of numbers in which the cells
 * that matter are marked. A long list is folded.
 */
import './texts';
import { t } from '../../../language';
import { type Scale, shownValue } from '../draft';

/** How many are shown at once. */
const SOME = 8;

interface WaysProps {
	/** The line, starting at its first cell. */
	cells: readonly number[];
	ways: readonly (readonly number[])[];
	scale: Scale;
	/** The cells in which all ways agree about the number in question. */
	marked: readonly number[];
}

export function Ways({ cells, ways, scale, marked }: WaysProps) {
	const [first = 0, second = 0] = cells;
	const isUpright = second - first > 1;
	const rest = ways.slice(SOME);
	const list = (some: WaysProps['ways']) => (
		<ul class="ways">
			{some.map((way) => (
				<Way key={way.join(' ')} way={way} cells={cells} scale={scale} marked={marked} />
			))}
		</ul>
	);
	return (
		<div class="ways-of-line">
			{isUpright ? <p class="hint">{t('proof.upright')}</p> : null}
			{list(ways.slice(0, SOME))}
			{rest.length > 0 ? (
				<details>
					<summary>{t('proof.more', { count: rest.length })}</summary>
					{list(rest)}
				</details>
			) : null}
		</div>
	);
}

interface WayProps extends Omit<WaysProps, 'ways'> {
	way: readonly number[];
}

function Way({ way, cells, scale, marked }: WayProps) {
	return (
		<li class="way">
			{cells.map((cell, at) => (
				<span key={cell} class={marked.includes(cell) ? 'agrees' : undefined}>
					{shownValue(way[at] ?? 0, scale)}
				</span>
			))}
		</li>
	);
}
