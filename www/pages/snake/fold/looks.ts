/* The look of each cubelet of a folding after a step. */
import type { Age, Look } from '../../../pictures/snake/looks';
import { type Folding, placedAt } from './folding';

/** `far`: the folding begins at the end that was written last, so the colours alternate from there. */
export function looksAt(folding: Folding, step: number, far: boolean): Look[] {
	const placed = placedAt(folding, step);
	const before = step < 2 ? 0 : placedAt(folding, step - 1);
	const last = folding.cells.length - 1;
	return folding.cells.map((_, index) => {
		const laid: Age = index >= before ? 'new' : 'old';
		return {
			light: (far ? last - index : index) % 2 === 0,
			end: index === 0 || index === last,
			age: placed > last ? 'whole' : index >= placed ? 'rest' : laid,
		};
	});
}
