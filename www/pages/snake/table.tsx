/*
 * The main area on the left: the switch between writing the snake down and
 * watching it fold, and the view that was chosen.
 */
import { t } from '../../language';
import { PrintSheet } from './fold/print';
import { Watch } from './fold/watch';
import { type Desk, desk, folding } from './state/view';
import { Write } from './write/write';

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
			<span>{t(`snake.desk.${id}`)}</span>
		</label>
	);
}
