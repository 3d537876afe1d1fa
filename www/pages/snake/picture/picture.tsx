/* A snake as a picture: stretched out, as it lies after a step, or all steps in order with their words. */
import { signal } from '@preact/signals';
import { t } from '../../../language';
import { Flat } from '../../../pictures/snake/flat';
import { DRAWN } from '../../../pictures/snake/frame';
import { Isometric } from '../../../pictures/snake/isometric';
import { classOf } from '../../../pictures/snake/looks';
import { fullAddress } from '../../../shell/address';
import { type Frame, PictureBox } from '../../../shell/picture/picture';
import { placesFrom, RangeChoice } from '../../../shell/picture/range';
import { Choice } from '../../../widgets/choice';
import { into } from '../../../widgets/into';
import { type Folding, placedAt } from '../fold/folding';
import { looksAt } from '../fold/looks';
import { stepWords } from '../fold/words';
import { snakeLink } from '../state/checks';
import { box, chain } from '../state/snake';
import { folding, fromFarEnd, lastStep, step } from '../state/view';

const WIDTH = 360;
const SMALL = 190;
const COLUMNS = 4;

const SUBJECTS = ['flat', 'step', 'steps'] as const;
const chosen = signal<(typeof SUBJECTS)[number]>('step');
const first = signal(0);

export function SnakePicture({ title }: { title: string }) {
	const known = folding.value;
	const subject = known ? chosen.value : 'flat';
	const many = subject === 'steps';
	return (
		<PictureBox
			name={`gridfold-snake-${subject}`}
			title={title}
			link={fullAddress(snakeLink())}
			frames={known && subject !== 'flat' ? folded(known, many) : stretched()}
			width={many ? SMALL : WIDTH}
			columns={COLUMNS}
		>
			{known ? <SubjectChoice /> : null}
			{many ? <RangeChoice first={first} count={lastStep.value} /> : null}
		</PictureBox>
	);
}

const stretched = (): Frame[] => [{ drawing: <Flat chain={chain.value} numbers />, words: '' }];

function folded(known: Folding, many: boolean): Frame[] {
	if (!many) return [{ drawing: afterStep(known, step.value || lastStep.value), words: '' }];
	const from = first.value < lastStep.value ? first.value : 0;
	return placesFrom(from, lastStep.value).map((at) => ({
		drawing: afterStep(known, at + 1),
		words: `${at + 1}. ${stepWords(at + 1, DRAWN)}`,
	}));
}

const afterStep = (known: Folding, at: number) => (
	<Isometric
		cells={known.cells.slice(0, placedAt(known, at))}
		looks={looksAt(known, at, fromFarEnd.value).map(classOf)}
		box={box.value}
		label=""
	/>
);

function SubjectChoice() {
	return (
		<Choice
			legend={t('picture.shows')}
			name="picture-subject"
			value={chosen.value}
			options={SUBJECTS.map((id) => [id, t(`snake.picture.${id}`)])}
			choose={into(chosen)}
		/>
	);
}
