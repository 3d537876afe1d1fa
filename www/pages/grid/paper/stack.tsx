/* All sheets on paper. The steps come last, and take as many pages as they need. */
import { t } from '../../../language';
import { fullAddress } from '../../../shell/address';
import { gradeWords } from '../card/grade-words';
import { titleOf } from '../card/titles';
import { StepsSheet } from '../path/sheet';
import { choices } from './choices';
import { factsOf, levelOfItem } from './facts';
import { LeafSheet } from './leaf';
import { leaves, type Printed, printed } from './sheets';

export function Stack() {
	const all = printed.value;
	const { path, paper } = choices();
	return (
		<>
			{leaves.value.map((_, at) => (
				<LeafSheet key={at} at={at} />
			))}
			{path ? (
				<div class={`leaf-steps ${paper}`}>
					{all.map((item, at) => (
						<Steps key={at} item={item} number={all.length > 1 ? at + 1 : 0} />
					))}
				</div>
			) : null}
		</>
	);
}

function Steps({ item, number }: { item: Printed; number: number }) {
	const { draft } = item.its;
	const answer = factsOf(draft).path;
	if (!answer) return null;
	const level = levelOfItem(item);
	const head = [
		`${number > 0 ? `${number}. ` : ''}${titleOf(item.its)}`,
		item.link === '' ? '' : fullAddress(item.link),
		level ? gradeWords(level) : '',
		answer.end === 'full' ? '' : t(`steps.${answer.end}`),
	].filter(Boolean);
	return <StepsSheet head={head} draft={draft} answer={answer} />;
}
