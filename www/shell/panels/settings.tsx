/*
 * The few settings of a visitor. Each is a list or a switch over a signal of
 * `shell/settings.ts`; nothing else is remembered about a visitor. The settings
 * of the puzzle on the table come from its page, and stay with it.
 */
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { fetchTexts, language, t } from '../../language';
import { LANGUAGES, type Language, languageName } from '../../language/languages';
import { Button } from '../../widgets/button';
import { Choice } from '../../widgets/choice';
import { Switch } from '../../widgets/switch';
import { tell } from '../notices';
import { activePage } from '../pages';
import * as settings from '../settings';
import { allAside, forgetAside, saveAside } from '../storage/aside';
import { isKept } from '../storage/trouble';

/** Each language is listed by its own name, whatever the language of the page. */
export function SettingsPanel() {
	const OfPuzzle = activePage.value?.Settings;
	return (
		<div class="stack">
			{OfPuzzle ? <OfPuzzle /> : null}
			<Choice
				legend={t('settings.language')}
				name="language"
				value={wanted.value ?? language.value}
				options={LANGUAGES.map((id) => [id, languageName(id)])}
				choose={(id) => void chooseLanguage(id)}
			/>
			<Choice
				legend={t('settings.theme')}
				name="theme"
				value={settings.theme.value}
				options={settings.THEMES.map((id) => [id, t(`theme.${id}`)])}
				choose={settings.chooseTheme}
			/>
			<Switch label={t('settings.shade')} on={settings.shade.value} set={settings.chooseShade} />
			<Choice
				legend={t('settings.live')}
				name="live"
				value={settings.live.value}
				options={settings.LIVE.map((id) => [id, t(`live.${id}`)])}
				choose={settings.chooseLive}
			/>
			<Choice
				legend={t('settings.marking')}
				name="marking"
				value={settings.marking.value}
				options={settings.MARKINGS.map((id) => [id, t(`marking.${id}`)])}
				choose={settings.chooseMarking}
			/>
			<Switch
				label={t('settings.number-first')}
				on={settings.numberFirst.value}
				set={settings.chooseNumberFirst}
			/>
			<Switch
				label={t('settings.grey-clues')}
				on={settings.greyClues.value}
				set={settings.chooseGreyClues}
			/>
			<Choice
				legend={t('settings.clue-tap')}
				name="clue-tap"
				value={settings.clueTap.value}
				options={settings.CLUE_TAPS.map((id) => [id, t(`clue-tap.${id}`)])}
				choose={settings.chooseClueTap}
			/>
			<Choice
				legend={t('settings.help')}
				name="help"
				value={settings.help.value}
				options={settings.HELP.map((id) => [id, t(`hinting.${id}`)])}
				choose={settings.chooseHelp}
			/>
			<Switch
				label={t('settings.keeps-ruled-out')}
				on={settings.keepsRuledOut.value}
				set={settings.chooseKeepsRuledOut}
			/>
			<Switch label={t('settings.clock')} on={settings.clock.value} set={settings.chooseClock} />
			<Switch label={t('settings.simple')} on={settings.simple.value} set={settings.chooseSimple} />
			<p class="hint">{t(isKept() ? 'settings.kept' : 'settings.not-kept')}</p>
			<Aside />
		</div>
	);
}

/** Records set aside because they could not be read, to be saved or deleted. */
function Aside() {
	const [count, setCount] = useState(0);
	useEffect(() => void allAside().then(({ length }) => setCount(length)), []);
	if (count === 0) return null;
	const forget = () => void forgetAside().then(() => setCount(0));
	return (
		<div class="stack tight">
			<p class="hint">{t('aside.kept', { count })}</p>
			<div class="buttons">
				<Button words={t('aside.save')} onClick={() => void saveAside()} />
				<Button words={t('aside.forget')} onClick={forget} />
			</div>
		</div>
	);
}

/** The language whose texts are being fetched. */
const wanted = signal<Language | null>(null);

/** The texts are fetched first; if choices follow each other quickly, the last one counts. */
async function chooseLanguage(next: Language): Promise<void> {
	wanted.value = next;
	try {
		await fetchTexts(next);
		if (wanted.peek() === next) settings.chooseLanguage(next);
	} catch {
		tell({ key: 'settings.language-failed', args: { language: languageName(next) } }, 'warning');
	}
	if (wanted.peek() === next) wanted.value = null;
}
