/*
 * The paste box: shows at every change what a text holds, or where and why it
 * holds nothing. The text stays until the visitor takes it away.
 */
import type { ParseError } from '../../engine/types';
import { say, t } from '../../language';
import { Icon } from '../../widgets/icons';
import { type Finding, findings, pasted, whereOf } from '../paste';

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
			<div class="stack">
				<Findings />
			</div>
		</div>
	);
}

function Findings() {
	const known = findings.value;
	if (!known) return null;
	const { text, list, more } = known;
	return (
		<>
			{list.map((finding, index) => (
				<One key={index} text={text} finding={finding} />
			))}
			{more > 0 ? <p class="hint">{t('faults.more', { count: more })}</p> : null}
		</>
	);
}

function One({ text, finding: { found, page } }: { text: string; finding: Finding }) {
	if (page?.texts) return <page.texts.Found found={found} />;
	return found.type === 'unread' ? <Problem text={text} error={found.error} /> : null;
}

/** Where something could not be read, with the text around it. */
function Problem({ text, error }: { text: string; error: ParseError }) {
	// The core counts characters; a string counts the halves of some of them.
	const line = [...(text.split('\n')[error.line - 1] ?? '')];
	const at = error.column - 1;
	return (
		<article class="finding bad">
			<Icon name="warning" />
			<div>
				<p>
					<strong>{whereOf(error)}</strong> {say(error.message)}
				</p>
				<pre class="excerpt">
					{line.slice(Math.max(0, at - 24), at).join('')}
					<mark>{line[at] ?? ' '}</mark>
					{line.slice(at + 1, at + 25).join('')}
				</pre>
			</div>
		</article>
	);
}
