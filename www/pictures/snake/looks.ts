/*
 * How each cubelet is to look after a step: its wood, whether it is an end,
 * and whether it lies since long, since this step, or hangs on as the rest.
 * When all lie, none of them stands out.
 */
import { type Folding, placedAt } from '../../pages/snake/fold/folding';

export type Age = 'old' | 'new' | 'rest' | 'whole';

export interface Look {
	readonly light: boolean;
	readonly end: boolean;
	readonly age: Age;
}

/** `far`: the folding begins at the end that was written last, so the woods take turns from there. */
export function looksAt(folding: Folding, step: number, far: boolean): Look[] {
	const placed = placedAt(folding, step);
	const before = step < 2 ? 0 : placedAt(folding, step - 1);
	const last = folding.cells.length - 1;
	const ageOf = (index: number): Age => {
		if (placed > last) return 'whole';
		if (index >= placed) return 'rest';
		return index >= before ? 'new' : 'old';
	};
	return folding.cells.map((_, index) => ({
		light: (far ? last - index : index) % 2 === 0,
		end: index === 0 || index === last,
		age: ageOf(index),
	}));
}

export const classOf = ({ light, end, age }: Look): string =>
	`${light ? 'light' : 'dark'} ${age}${end ? ' end' : ''}`;
