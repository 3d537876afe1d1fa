/* How it is printed: how many puzzles on which paper, and what beside them. */
import { t } from '../../../language';
import { Switch } from '../../../widgets/switch';
import { choices, choose } from './choices';
import { PAPERS, type Paper, PER_SHEET } from './measures';

const ON_SHEETS = ['played', 'graded', 'rules', 'code', 'solutions', 'path'] as const;

/** Nothing was played there yet, and the rules stand on the first page. */
const IN_BOOKS = ['graded', 'code', 'answers', 'path'] as const;

export function Looks() {
	const { per, paper, what } = choices();
	const offered = what === 'book' ? IN_BOOKS : ON_SHEETS;
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
						label={t(`paper.${one}`)}
						on={choices()[one]}
						set={(on) => choose({ [one]: on })}
					/>
				))}
			</fieldset>
		</>
	);
}
