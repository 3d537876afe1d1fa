/*
 * The setter's title, author and note: title, author and note, kept on this
 * device and printed with it; and whether it counts as one of one's own.
 */
import { t } from '../../../language';
import { Action } from '../../../shell/commands';
import { Switch } from '../../../widgets/switch';
import { type AboutText, LONGEST } from '../state/about';
import { about, editText, markOwn } from '../state/game';

export function AboutFields() {
	const { own, note } = about.value;
	return (
		<details class="opener about">
			<summary>{t('about.legend')}</summary>
			<p class="hint">{t('about.how')}</p>
			<Field part="title" />
			<Field part="author" />
			<label class="about-field">
				<span>{t('about.note')}</span>
				<textarea
					rows={2}
					maxLength={LONGEST.note}
					data-about="note"
					value={note}
					onInput={({ currentTarget }) => editText('note', currentTarget.value)}
				/>
			</label>
			<Switch label={t('about.own')} on={own} set={markOwn} />
			<p class="way-on">
				<Action of="own-puzzles" look="quiet" />
			</p>
		</details>
	);
}

function Field({ part }: { part: Exclude<AboutText, 'note'> }) {
	return (
		<label class="about-field">
			<span>{t(`about.${part}`)}</span>
			<input
				type="text"
				autocomplete="off"
				maxLength={LONGEST[part]}
				data-about={part}
				value={about.value[part]}
				onInput={({ currentTarget }) => editText(part, currentTarget.value)}
			/>
		</label>
	);
}
