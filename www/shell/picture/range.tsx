/* The choice of steps in a picture: few enough that each is legible. */
import { t } from '../../language';
import { into } from '../../widgets/into';
import { Select } from '../../widgets/select';

const AT_ONCE = 12;

/** The steps from this one on, by their indices. */
export const placesFrom = (first: number, count: number): number[] =>
	Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, at) => first + at);

interface RangeProps {
	first: { value: number };
	count: number;
}

export function RangeChoice({ first, count }: RangeProps) {
	if (count <= AT_ONCE) return null;
	const starts = Array.from({ length: Math.ceil(count / AT_ONCE) }, (_, at) => at * AT_ONCE);
	return (
		<label class="stack tight">
			{t('picture.part')}
			<Select
				value={first.value}
				options={starts.map((start) => [
					start,
					t('picture.range', { first: start + 1, last: Math.min(start + AT_ONCE, count) }),
				])}
				choose={into(first)}
			/>
		</label>
	);
}
