/*
 * From a photo to a puzzle: a picture is chosen, read, overlaid with what was
 * read, corrected, checked by the solver, and put on the board. `reading.ts`
 * has the state.
 */
import '../panels/texts';
import './texts';
import './photo.css';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../../language';
import { photograph } from '../../../shell/photograph';
import { Icon } from '../../../widgets/icons';
import { Lead } from '../../../widgets/lead';
import { Choosing, TypeIn } from './choosing';
import { CornerChoice } from './corners';
import { Correcting } from './correcting';
import { frameOf, wholeOf } from './frame';
import { PhotoPart, ReadSymbols } from './picture';
import type { Photo } from './pixels';
import {
	draft,
	isReading,
	openPicture,
	photo,
	readAgain,
	reading,
	said,
	stopReading,
	trouble,
} from './reading';
import { Verdict } from './verdict';

export function PhotoPanel() {
	const [isCornering, setCornering] = useState(false);
	const arrived = photograph.value;
	useEffect(() => {
		if (!arrived) return;
		photograph.value = null;
		setCornering(false);
		void openPicture(arrived);
	}, [arrived]);
	const shown = photo.value;
	if (!shown) return <Begin />;
	if (isCornering) return <CornerChoice photo={shown} done={() => setCornering(false)} />;
	return (
		<div class="stack">
			<Read photo={shown} />
			<details class="opener" open={trouble.value !== null}>
				<summary>{t('photo.adjust')}</summary>
				<Adjusting setCorners={() => setCornering(true)} />
			</details>
			<details class="opener">
				<summary>{t('photo.another')}</summary>
				<div class="stack tight">
					<Choosing />
					<TypeIn />
				</div>
			</details>
			<p class="hint">{t('photo.private')}</p>
		</div>
	);
}

function Begin() {
	return (
		<div class="stack">
			<p class="hint">{t('photo.how')}</p>
			<Trouble />
			{isReading() ? <Busy /> : <Choosing />}
			<p class="hint">{t('photo.drop')}</p>
			<p class="hint">{t('photo.private')}</p>
			<TypeIn />
		</div>
	);
}

function Read({ photo }: { photo: Photo }) {
	const [known, puzzle] = [reading.value, draft.value];
	const frame = known ? frameOf(photo, known) : wholeOf(photo);
	return (
		<>
			<PhotoPart photo={photo} frame={frame}>
				{known && puzzle ? <ReadSymbols draft={puzzle} reading={known} frame={frame} /> : null}
			</PhotoPart>
			{isReading() ? <Busy /> : null}
			<Trouble />
			{known && puzzle ? (
				<>
					<Correcting draft={puzzle} symbols={known.symbols} />
					<Verdict draft={puzzle} />
				</>
			) : null}
		</>
	);
}

function Busy() {
	return (
		<div class="actions">
			<Lead look="">
				<span class="spinner" aria-hidden="true" />
				{t('photo.reading')}
			</Lead>
			<div class="buttons">
				<button type="button" class="primary" onClick={stopReading}>
					{t('command.stop')}
				</button>
			</div>
		</div>
	);
}

/** Why nothing was read, and what to do about it. */
function Trouble() {
	const why = trouble.value;
	if (!why) return null;
	return (
		<div class="finding bad" role="alert" data-trouble={why}>
			<Icon name="warning" />
			<p>{t(`photo.trouble.${why}`)}</p>
		</div>
	);
}

const KINDS = ['skyscrapers', 'futoshiki', 'mixed', 'latin'];
const SIZES = [4, 5, 6, 7, 8, 9];

/** What a person knows better than the reader: kind, size, corners, and which way is up. */
function Adjusting({ setCorners }: { setCorners: () => void }) {
	const { kind, size } = draft.value ?? said.value;
	const turn = said.value.turn ?? reading.value?.turn ?? 0;
	return (
		<div class="stack tight">
			<Choice
				label={t('new.kind')}
				value={kind ?? ''}
				options={KINDS.map((one) => [one, t(`kind.${one}`)])}
				choose={(id) => void readAgain({ kind: id })}
			/>
			<Choice
				label={t('new.size')}
				value={String(size ?? '')}
				options={SIZES.map((one) => [String(one), `${one} × ${one}`])}
				choose={(one) => void readAgain({ size: Number(one) })}
			/>
			<div class="buttons">
				<button
					type="button"
					class="secondary"
					onClick={() => void readAgain({ turn: (turn + 1) % 4 })}
				>
					{t('photo.turn')}
				</button>
				<button type="button" class="secondary" onClick={setCorners}>
					{t('photo.set-corners')}
				</button>
			</div>
		</div>
	);
}

interface ChoiceProps {
	label: string;
	value: string;
	options: readonly (readonly [id: string, words: string])[];
	choose: (id: string) => void;
}

function Choice({ label, value, options, choose }: ChoiceProps) {
	return (
		<label class="field">
			<span>{label}</span>
			<select value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
				{value === '' ? <option value="">{t('photo.not-known')}</option> : null}
				{options.map(([id, words]) => (
					<option key={id} value={id}>
						{words}
					</option>
				))}
			</select>
		</label>
	);
}
