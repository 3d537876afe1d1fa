/*
 * The paste box: shows after every change what a text contains, or where and why nothing can be read. The text
 * stays until the visitor removes it. A very long text is only described, because browsers are slow to draw it in a
 * field.
 */
import type { ParseError } from '../../engine/types';
import { number, say, t } from '../../language';
import { Button } from '../../widgets/button';
import { Icon } from '../../widgets/icons';
import { around, beginning } from '../excerpt';
import { type Finding, findings, moreWords, pasted, readOn, SHOWN, whereOf } from '../paste';

/** A text with this many characters is long. */
const LONG = 100_000;

export function PastePanel() {
	return (
		<div class="stack">
			<p class="hint">{t('paste.how')}</p>
			{pasted.value.length < LONG ? <Field /> : <LongText text={pasted.value} />}
			<div class="stack findings" aria-busy={isBehind()}>
				<Findings />
			</div>
		</div>
	);
}

function Field() {
	return (
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
			onPaste={(event) => takeLong(event, event.currentTarget)}
		/>
	);
}

/** Takes a long pasted text without putting it into the field. */
function takeLong(event: ClipboardEvent, field: HTMLTextAreaElement): void {
	const text = event.clipboardData?.getData('text/plain') ?? '';
	if (text.length < LONG) return;
	event.preventDefault();
	const { value, selectionStart, selectionEnd } = field;
	pasted.value = value.slice(0, selectionStart) + text + value.slice(selectionEnd);
}

function LongText({ text }: { text: string }) {
	return (
		<div class="stack tight">
			<p class="hint">{t('paste.long', { count: number(text.length) })}</p>
			<pre class="excerpt">{beginning(text)}</pre>
			<Button words={t('paste.take-away')} onClick={takeAway} />
		</div>
	);
}

function takeAway(): void {
	pasted.value = '';
}

/** Whether the result shown is that of an earlier text. */
function isBehind(): boolean {
	const text = pasted.value;
	return text.trim() !== '' && findings.value?.text !== text;
}

function Findings() {
	const known = findings.value;
	if (!known) return null;
	const Several = severalOf(known.list);
	return (
		<>
			{Several ? <Several text={known.text} /> : null}
			{known.list.map((finding, index) => (
				<One key={index} text={known.text} finding={finding} />
			))}
			{known.more > 0 ? <p class="hint">{moreWords(known)}</p> : null}
			{known.next === null ? null : (
				<Button words={t('paste.show-more', { count: SHOWN })} onClick={readOn} />
			)}
		</>
	);
}

/** The actions that a page offers for several puzzles together. */
function severalOf(list: readonly Finding[]) {
	const pages = list.map(({ page }) => page).filter((page) => page?.texts?.Several);
	return pages.length > 1 ? pages[0]?.texts?.Several : undefined;
}

function One({ text, finding: { found, page } }: { text: string; finding: Finding }) {
	if (page?.texts) return <page.texts.Found {...{ found, text }} />;
	return found.type === 'unread' ? <Problem text={text} error={found.error} /> : null;
}

/** The place of something unreadable, with the text around it. */
function Problem({ text, error }: { text: string; error: ParseError }) {
	const [before, at, after] = around(text, error.line, error.column);
	return (
		<article class="finding bad">
			<Icon name="warning" />
			<div>
				<p>
					<strong>{whereOf(error)}</strong> {say(error.message)}
				</p>
				<pre class="excerpt">
					{before}
					<mark>{at}</mark>
					{after}
				</pre>
			</div>
		</article>
	);
}
