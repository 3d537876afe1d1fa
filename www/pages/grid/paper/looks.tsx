/* How it is printed: how many puzzles on which paper, and what beside them. */
import { t } from '../../../language';
import { Switch } from '../../../widgets/switch';
import { choices, choose } from './choices';
import { PAPERS, type Paper, PER_SHEET } from './measures';

const SWITCHES = ['played', 'graded', 'rules', 'code', 'solutions', 'path'] as const;

/** Nothing was played there yet, and the rules stand on the first page. */
const NOT_IN_BOOKS: readonly string[] = ['played', 'rules'];

export function Looks() {
	const { per, paper, what } = choices();
	const offered = SWITCHES.filter((one) => what !== 'book' || !NOT_IN_BOOKS.includes(one));
	return (
		<>
			<fieldset class="sizes">
				<legend>{t('paper.per')}</legend>
				{PER_SHEET.map((one) => (
					<label class="chip" key={one}>
						<input
							type="radio"
							name="per"
							value={one}
							checked={per === one}
							onChange={() => choose({ per: one })}
						/>
						<span>{one}</span>
					</label>
				))}
			</fieldset>
			<fieldset class="sizes">
				<legend>{t('paper.paper')}</legend>
				{(Object.keys(PAPERS) as Paper[]).map((one) => (
					<label class="chip" key={one}>
						<input
							type="radio"
							name="paper"
							value={one}
							checked={paper === one}
							onChange={() => choose({ paper: one })}
						/>
						<span>{t(`paper.paper.${one}`)}</span>
					</label>
				))}
			</fieldset>
			<fieldset class="switches">
				<legend>{t('paper.with')}</legend>
				{offered.map((one) => (
					<Switch
						key={one}
						label={t(
							one === 'solutions'
								? `paper.solutions.${what === 'book' ? 'book' : 'sheet'}`
								: `paper.${one}`,
						)}
						on={choices()[one]}
						set={(on) => choose({ [one]: on })}
					/>
				))}
			</fieldset>
		</>
	);
}
