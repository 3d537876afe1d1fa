/*
 * The setter's title, author, rules and note, saved on this device and printed
 * with the puzzle; and whether it counts as one of the visitor's own.
 */
import { t } from '../../../language';
import { Action } from '../../../shell/commands';
import { Switch } from '../../../widgets/switch';
import { LONGEST } from '../state/about';
import { about, editText, markOwn } from '../state/game';

export function AboutFields() {
	const { own } = about.value;
	return (
		<details class="opener about">
			<summary>{t('about.legend')}</summary>
			<p class="hint">{t('about.how')}</p>
			<Field part="title" />
			<Field part="author" />
			<LongField part="rules" />
			<LongField part="note" />
			<Switch label={t('about.own')} on={own} set={markOwn} />
			<p class="way-on">
				<Action of="own-puzzles" look="quiet" />
			</p>
		</details>
	);
}

function LongField({ part }: { part: 'rules' | 'note' }) {
	return (
		<label class="about-field">
			<span>{t(`about.${part}`)}</span>
			<textarea
				rows={2}
				maxLength={LONGEST[part]}
				data-about={part}
				value={about.value[part]}
				onInput={({ currentTarget }) => editText(part, currentTarget.value)}
			/>
		</label>
	);
}

function Field({ part }: { part: 'title' | 'author' }) {
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
