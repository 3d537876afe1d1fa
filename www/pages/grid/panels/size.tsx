/* The size of a new grid: chips for the common sizes, a list for the others. */
import { LARGEST, SMALLEST } from '../../../engine/wish';
import { t } from '../../../language';
import type { Special } from '../../../pictures/grid/variants';
import { Choice } from '../../../widgets/choice';

const COMMON = [4, 5, 6, 7, 8, 9];
const SIZES = Array.from({ length: LARGEST - SMALLEST + 1 }, (_, index) => index + SMALLEST);
const OTHERS = SIZES.filter((one) => !COMMON.includes(one));

interface SizeProps {
	name: string;
	size: number;
	choose: (size: number) => void;
}

export function SizeChoice({ name, size, choose }: SizeProps) {
	return (
		<Choice
			legend={t('new.size')}
			name={name}
			value={size}
			options={COMMON.map((one) => [one, one])}
			choose={choose}
		>
			<select
				aria-label={t('new.any-size')}
				value={COMMON.includes(size) ? '' : size}
				onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
			>
				<option value="" disabled>
					…
				</option>
				{OTHERS.map((one) => (
					<option key={one} value={one}>
						{one}
					</option>
				))}
			</select>
		</Choice>
	);
}

/** The variants that are on, with one of them changed. */
export const turned = (on: readonly Special[], which: Special, isOn: boolean): Special[] => [
	...on.filter((one) => one !== which),
	...(isOn ? [which] : []),
];
