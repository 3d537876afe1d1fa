/* How a print looks: how many puzzles, on which paper, and what is printed beside them. */
import { t } from '../../../language';
import { Choice } from '../../../widgets/choice';
import { Switch } from '../../../widgets/switch';
import { choices, choose } from './choices';
import { PAPERS, type Paper, PER_SHEET } from './measures';

const ON_SHEETS = ['played', 'graded', 'rules', 'code', 'solutions', 'path'] as const;

/** In a book, nothing has been played yet, and the rules are on the first page. */
const IN_BOOKS = ['graded', 'code', 'answers', 'path'] as const;

export function Looks() {
	const { per, paper, what } = choices();
	const offered = what === 'book' ? IN_BOOKS : ON_SHEETS;
	return (
		<>
			<Choice
				legend={t('paper.per')}
				name="per"
				value={per}
				options={PER_SHEET.map((one) => [one, one])}
				choose={(one) => choose({ per: one })}
			/>
			<Choice
				legend={t('paper.paper')}
				name="paper"
				value={paper}
				options={(Object.keys(PAPERS) as Paper[]).map((one) => [one, t(`paper.paper.${one}`)])}
				choose={(one) => choose({ paper: one })}
			/>
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
