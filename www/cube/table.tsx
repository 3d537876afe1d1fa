/*
 * The large thing at the left: the switch between writing the snake down and
 * watching it fold, and whichever of the two is chosen.
 */
import { t } from '../locales';
import { type Desk, desk, folding } from '../state/snake/view';
import { PrintSheet } from './print';
import { Watch } from './watch';
import { Write } from './write';

export function Table() {
	return (
		<>
			<fieldset class="modes desks" aria-label={t('mode.name')}>
				<Choice id="write" />
				<Choice id="fold" disabled={!folding.value} />
			</fieldset>
			{desk.value === 'fold' && folding.value ? <Watch /> : <Write />}
			<PrintSheet />
		</>
	);
}

function Choice({ id, disabled = false }: { id: Desk; disabled?: boolean }) {
	return (
		<label>
			<input
				type="radio"
				name="desk"
				value={id}
				checked={desk.value === id}
				disabled={disabled}
				onChange={() => {
					desk.value = id;
				}}
			/>
			<span>{t(`cube.desk.${id}`)}</span>
		</label>
	);
}
