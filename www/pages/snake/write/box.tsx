/* The box to fill: the usual cubes, or any three sides. */
import { useSignal } from '@preact/signals';
import { t } from '../../../language';
import { type Box, boxName, volume } from '../../../pictures/snake/chain';
import { Chip } from '../../../widgets/choice';
import { LONGEST, LONGEST_SIDE } from '../state/edits';

const USUAL: readonly Box[] = [
	[2, 2, 2],
	[3, 3, 3],
	[4, 4, 4],
];

const SIDES = Array.from({ length: LONGEST_SIDE }, (_, index) => index + 1);

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
			<legend>{t('snake.box-to-fill')}</legend>
			{USUAL.map((box) => (
				<Chip
					key={box.join()}
					name={name}
					value={box.join()}
					words={boxName(box)}
					checked={!free && box.join() === value.join()}
					pick={() => {
						open.value = false;
						choose(box);
					}}
				/>
			))}
			<Chip
				name={name}
				value="other"
				words={t('snake.box-other')}
				checked={free}
				pick={() => {
					open.value = true;
				}}
			/>
			{free ? <Sides value={value} choose={choose} /> : null}
		</fieldset>
	);
}

function Sides({ value, choose }: Omit<BoxProps, 'name'>) {
	return (
		<div class="sides">
			{value.map((side, at) => (
				<select
					key={at}
					aria-label={t('snake.side', { number: at + 1 })}
					value={side}
					onChange={({ currentTarget }) => choose(withSide(value, at, Number(currentTarget.value)))}
				>
					{SIDES.map((one) => (
						<option key={one} value={one} disabled={volume(withSide(value, at, one)) > LONGEST}>
							{one}
						</option>
					))}
				</select>
			))}
		</div>
	);
}

const withSide = (box: Box, at: number, side: number) =>
	box.map((old, index) => (index === at ? side : old)) as unknown as Box;
