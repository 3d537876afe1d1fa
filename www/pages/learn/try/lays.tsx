/* A flat box into which a chain is laid, cubelet after cubelet. */
import { useState } from 'preact/hooks';
import { t } from '../../../language';
import { Button } from '../../../widgets/button';
import type { Lay } from './boards';
import { answerTo, isStuck } from './lay';
import { NOTHING_YET, Said, told } from './said';

export function Lays({ lay }: { lay: Lay }) {
	const { chain, side } = lay;
	const [laid, setLaid] = useState<readonly number[]>([lay.start]);
	const [said, setSaid] = useState(NOTHING_YET);
	const isDone = laid.length === chain.length;
	const tap = (cell: number) => {
		if (isDone) return;
		const answer = answerTo(lay, laid, cell);
		if (answer !== 'laid') return setSaid(told(t(`learn.lay.${answer}`), false));
		const next = [...laid, cell];
		setLaid(next);
		const isFull = next.length === chain.length;
		if (isFull || isStuck(lay, next))
			setSaid(told(t(isFull ? 'learn.lay.done' : 'learn.lay.stuck'), isFull));
		else setSaid(told(nextWords(lay, next), true));
	};
	const back = () => {
		setLaid(laid.slice(0, -1));
		setSaid(NOTHING_YET);
	};
	return (
		<>
			<p class="hint">{t('learn.lay.ask')}</p>
			<div class="lay-box" style={{ '--side': side }}>
				<svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true" focusable="false">
					<path d={wayOf(laid, side)} />
				</svg>
				{Array.from(chain, (_, cell) => (
					<Button
						key={cell}
						words={laid.includes(cell) ? laid.indexOf(cell) + 1 : ''}
						look={lookOf(laid.indexOf(cell))}
						aria-label={cellWords(cell, laid.indexOf(cell), side)}
						onClick={() => tap(cell)}
					/>
				))}
			</div>
			<Said told={said} />
			<div class="buttons">
				<Button words={t('learn.lay.back')} disabled={laid.length === 1} onClick={back} />
				<a class="button quiet" href="#snake">
					{t('learn.lay.fold')}
				</a>
			</div>
		</>
	);
}

const lookOf = (at: number): string => (at < 0 ? 'open' : at % 2 ? 'dark' : 'light');

const wayOf = (laid: readonly number[], side: number): string =>
	`M${laid.map((cell) => `${(cell % side) + 0.5} ${Math.floor(cell / side) + 0.5}`).join('L')}`;

function cellWords(cell: number, at: number, side: number): string {
	const place = t('word.cell', { row: Math.floor(cell / side) + 1, column: (cell % side) + 1 });
	return at < 0 ? place : t('learn.lay.cubelet', { place, number: at + 1 });
}

/** Says whether the last cubelet requires a turn or a straight step. */
function nextWords({ chain }: Lay, laid: readonly number[]): string {
	const piece = chain[laid.length - 1];
	return t(piece === 'S' ? 'learn.lay.go-straight' : 'learn.lay.go-turn');
}
