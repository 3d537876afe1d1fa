/* The box that the snake shall fill: the usual cubes, or any three sides. */
import { useSignal } from '@preact/signals';
import { t } from '../../../language';
import { type Box, LONGEST, LONGEST_SIDE, volume } from '../../../pictures/snake/chain';

const USUAL: readonly Box[] = [
	[2, 2, 2],
	[3, 3, 3],
	[4, 4, 4],
];

const SIDES = Array.from({ length: LONGEST_SIDE }, (_, index) => index + 1);

export const boxName = (box: readonly number[]): string => box.join(' × ');

interface BoxProps {
	name: string;
	value: Box;
	choose: (box: Box) => void;
}

export function BoxChoice({ name, value, choose }: BoxProps) {
	const usual = USUAL.some((box) => box.join() === value.join());
	const open = useSignal(!usual);
	const free = open.value || !usual;
	return (
		<fieldset class="sizes boxes">
			<legend>{t('cube.box')}</legend>
			{USUAL.map((box) => (
				<Chip
					key={box.join()}
					name={name}
					label={boxName(box)}
					checked={!free && box.join() === value.join()}
					pick={() => {
						open.value = false;
						choose(box);
					}}
				/>
			))}
			<Chip
				name={name}
				label={t('cube.box-other')}
				checked={free}
				pick={() => {
					open.value = true;
				}}
			/>
			{free ? <Sides value={value} choose={choose} /> : null}
		</fieldset>
	);
}

interface ChipProps {
	name: string;
	label: string;
	checked: boolean;
	pick: () => void;
}

function Chip({ name, label, checked, pick }: ChipProps) {
	return (
		<label class="chip">
			<input type="radio" name={name} checked={checked} onChange={pick} />
			<span>{label}</span>
		</label>
	);
}

function Sides({ value, choose }: Omit<BoxProps, 'name'>) {
	const withSide = (at: number, side: number) =>
		value.map((old, index) => (index === at ? side : old)) as unknown as Box;
	return (
		<div class="sides">
			{value.map((side, at) => (
				<select
					key={at}
					aria-label={t('cube.side', { number: at + 1 })}
					value={side}
					onChange={({ currentTarget }) => choose(withSide(at, Number(currentTarget.value)))}
				>
					{SIDES.map((one) => (
						<option key={one} value={one} disabled={volume(withSide(at, one)) > LONGEST}>
							{one}
						</option>
					))}
				</select>
			))}
		</div>
	);
}
