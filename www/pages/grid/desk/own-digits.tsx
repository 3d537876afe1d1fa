/*
 * If a typed puzzle has no solution, some of its digits may be the player's own, copied from a partly solved puzzle on
 * paper. The core finds the digits that must be removed to leave exactly one solution; one press makes these the
 * player's and checks them.
 */
import '../panels/texts';
import { useEffect, useState } from 'preact/hooks';
import { desk } from '../../../engine/client';
import { say, t } from '../../../language';
import { speak } from '../../../shell/voice';
import { Button } from '../../../widgets/button';
import { madeOwn } from '../state/about';
import { draft, edit, present } from '../state/game';
import { askReview } from '../state/review';
import { mode } from '../state/screen';

/** Listing more possibilities than this would not help. */
const MOST = 4;

export function OwnDigits() {
	const puzzle = draft.value;
	const [sets, setSets] = useState<readonly number[][]>([]);
	useEffect(() => {
		let isLeft = false;
		const found = desk.ask('ownDigits', [puzzle]).catch(() => []);
		void found.then((all) => {
			if (!isLeft && all.length <= MOST) setSets(all);
		});
		return () => {
			isLeft = true;
			setSets([]);
		};
	}, [puzzle]);
	if (sets.length === 0) return null;
	const count = new Set(sets.flat()).size;
	return (
		<section class="stack tight finding-part" data-finding="own-digits">
			<h2>{t('own-digits.title', { count })}</h2>
			<p class="hint">{t(sets.length > 1 ? 'own-digits.either' : 'own-digits.how', { count })}</p>
			<div class="buttons">
				{sets.map((cells) => (
					<Button
						key={cells.join()}
						words={takeWords(cells, puzzle.size)}
						look={sets.length > 1 ? 'secondary' : 'primary'}
						data-take-own
						onClick={() => take(cells)}
					/>
				))}
			</div>
		</section>
	);
}

function takeWords(cells: readonly number[], size: number): string {
	const value = cells.map((cell): [number, number] => [Math.floor(cell / size), cell % size]);
	return say({ key: 'own-digits.take', args: { cells: { type: 'cells', value } } });
}

function take(cells: readonly number[]): void {
	const now = present.peek();
	const { givens } = now.draft;
	const isTaken = (cell: number) => cells.includes(cell);
	edit({
		...now,
		draft: { ...now.draft, givens: givens.map((given, at) => (isTaken(at) ? 0 : given)) },
		entries: now.entries.map((entry, at) => (isTaken(at) ? (givens[at] ?? 0) : entry)),
		about: madeOwn(now.about),
	});
	mode.value = 'play';
	speak(t('said.mode.play'));
	void askReview();
}
