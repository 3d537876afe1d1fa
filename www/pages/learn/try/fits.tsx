/* A board with a framed cell: every number can be tried, and the board says which rule forbids it. */
import { useState } from 'preact/hooks';
import { t } from '../../../language';
import type { Ids } from '../../../language/keys';
import { Button } from '../../../widgets/button';
import { TryBoard } from './board';
import type { Fit } from './boards';
import { answerTo, fitting } from './fit';
import { NOTHING_YET, Said, told } from './said';

export function Fits({ fit }: { fit: Fit }) {
	const { draft, cell } = fit;
	const [tried, setTried] = useState<readonly number[]>([]);
	const [said, setSaid] = useState(NOTHING_YET);
	const all = fitting(fit);
	const isDone = all.every((value) => tried.includes(value));
	const [only = 0] = all.length === 1 && isDone ? all : [];
	const attempt = (value: number) => {
		if (value < 1 || value > draft.size) return;
		const answer = answerTo(fit, value);
		const next = [...tried, value];
		setTried(next);
		const isLast = answer.says === 'fits' && all.every((one) => next.includes(one));
		const key: Ids<'learn.fit'> = isLast ? 'done' : answer.says;
		const args = { value, values: all.join(', '), count: all.length };
		const other = 'other' in answer ? { other: answer.other } : {};
		setSaid(told(t(`learn.fit.${key}`, { ...args, ...other }), answer.says === 'fits'));
	};
	return (
		<>
			<p class="hint">{t('learn.fit.ask')}</p>
			<TryBoard
				draft={draft}
				entries={draft.givens.map((_, one) => (one === cell ? only : 0))}
				label={t('learn.fit.ask')}
				caret={cell}
				onCaret={() => undefined}
				onNumber={attempt}
			/>
			<fieldset class="try-pad" aria-label={t('learn.fit.ask')}>
				{draft.givens.slice(0, draft.size).map((_, at) => {
					const value = at + 1;
					const look = tried.includes(value) ? answerTo(fit, value).says : 'open';
					return (
						<Button
							key={value}
							words={value}
							data-look={look === 'open' || look === 'fits' ? look : 'out'}
							onClick={() => attempt(value)}
						/>
					);
				})}
			</fieldset>
			<Said told={said} />
		</>
	);
}
