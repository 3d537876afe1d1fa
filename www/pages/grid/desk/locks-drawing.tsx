/*
 * A setter's locks over the board: a padlock for "exactly this", a ring of dots
 * for "something", a cross for "nothing"; and their descriptions in words.
 */
import '../panels/texts';
import './locks.css';
import { useEffect } from 'preact/hooks';
import type { Locked } from '../../../engine/types';
import { boxOf, type Layout, middleOf } from '../../../pictures/grid/layout';
import { placeOf, placeOfCell } from '../../../pictures/grid/places';
import { locks } from '../state/locks';
import { placeWords } from '../state/screen';
import { lockWordsAt } from './lock-words';

export function LocksDrawing({ layout }: { layout: Layout }) {
	useEffect(() => {
		placeWords.value = lockWordsAt;
		return () => {
			placeWords.value = undefined;
		};
	}, []);
	return (
		<g class="locks">
			{[...locks.value].map(([name, one]) => (
				<Mark key={name} one={one} layout={layout} />
			))}
		</g>
	);
}

function Mark({ one, layout }: { one: Locked; layout: Layout }) {
	const { x, y, side } = squareOf(one, layout);
	const middle = side / 2;
	return (
		<g class={`lock-${one.lock}`} transform={`translate(${x} ${y})`}>
			{one.lock === 'filled' ? (
				<circle cx={middle} cy={middle} r={middle - 4} />
			) : one.lock === 'empty' ? (
				<path d={`M${middle - 9} ${middle - 9}l18 18m0 -18l-18 18`} />
			) : (
				<>
					<rect class="lock-frame" x="3" y="3" width={side - 6} height={side - 6} rx="12" />
					<path class="lock-bow" d={`M${side - 19} 13v-4a5 5 0 0 1 10 0v4`} />
					<rect class="lock-body" x={side - 22} y="12" width="16" height="12" rx="3" />
				</>
			)}
		</g>
	);
}

/** The square of a place; between cells it is as wide as the gap. */
function squareOf(one: Locked, layout: Layout) {
	const { size, gap } = layout;
	if (one.type === 'sign') {
		const [first, second] = [one.first, one.second];
		const at = { across: second === first + 1, ...placeOfCell(size, first) };
		const { x, y } = middleOf(layout, at);
		return { x: x - gap / 2, y: y - gap / 2, side: gap };
	}
	const place = one.type === 'cell' ? placeOfCell(size, one.cell) : placeOf(size, one);
	const { x, y, width, height } = boxOf(layout, place);
	const side = Math.min(width, height);
	return { x: x + (width - side) / 2, y: y + (height - side) / 2, side };
}
