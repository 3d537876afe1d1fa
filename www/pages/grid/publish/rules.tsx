/* The rules of the puzzle on the table as a text to copy, in any language. */
import './rules.css';
import { useSignal } from '@preact/signals';
import { language, t } from '../../../language';
import { LANGUAGES, type Language, languageName } from '../../../language/languages';
import { copyText } from '../../../shell/clipboard';
import { Choice } from '../../../widgets/choice';
import { into } from '../../../widgets/into';
import { TextBox } from '../../../widgets/text-box';
import { about, draft } from '../state/game';
import { rulesText } from './rules-text';

export function RulesText() {
	const chosen = useSignal<Language>(language.peek());
	const text = about.value.rules.trim() || rulesText(draft.value, chosen.value);
	return (
		<div class="stack tight" data-rules-text>
			<p class="hint">{t('publish.rules-how')}</p>
			<Choice
				legend={t('publish.rules')}
				isUnseen
				name="rules-language"
				value={chosen.value}
				options={LANGUAGES.map((one) => [one, languageName(one)])}
				choose={into(chosen)}
			/>
			<TextBox text={text} name={t('publish.rules')} copy={(all) => void copyText(all)} />
		</div>
	);
}
