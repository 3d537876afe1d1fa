/*
 * The paste box: shows at every change what a page recognises in the text, or
 * where and why it does not. The text stays until the visitor takes it away.
 */
import { t } from '../../language';
import { found, pasted } from '../paste';

export function PastePanel() {
	return (
		<div class="stack">
			<p class="hint">{t('paste.how')}</p>
			<textarea
				class="paste"
				aria-label={t('paste.box')}
				placeholder={t('paste.placeholder')}
				rows={7}
				spellcheck={false}
				autocapitalize="off"
				autocomplete="off"
				value={pasted.value}
				onInput={(event) => {
					pasted.value = event.currentTarget.value;
				}}
			/>
			<div class="stack">{found.value?.reading.draw()}</div>
		</div>
	);
}
