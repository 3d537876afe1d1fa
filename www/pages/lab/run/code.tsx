/* The strategy as pseudo-code, with the line of the event shown highlighted, and as a program to copy and run. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../../language';
import type { Ids, Key } from '../../../language/keys';
import { copyText } from '../../../shell/clipboard';
import { Button } from '../../../widgets/button';
import { languagesOf, partsOf } from '../programs';
import { type ProgramLanguage, programText } from '../programs/compose';
import { lookedAt, strategy } from '../state/list';
import { isOwn } from '../state/order';
import { isPlain } from '../state/plain';
import { family, its } from '../state/subject';
import { classView, tab } from '../state/tab';
import { calmEvent, trace } from '../state/view';
import { nameOf } from '../words';

export function CodePane() {
	const code = strategy.value?.code ?? [];
	const at = calmEvent.value;
	const lit = trace.value && at >= 0 ? trace.value.log.line(at) : -1;
	const list = useRef<HTMLOListElement>(null);
	useLayoutEffect(() => showLit(list.current), [lit, code, tab.value, classView.value]);
	return (
		<figure class="code">
			<figcaption>{t('lab.code')}</figcaption>
			<ol ref={list}>
				{code.map(({ indent, key }, line) => (
					<li
						key={line}
						style={{ '--indent': indent }}
						aria-current={line === lit ? 'step' : undefined}
					>
						{t(key as Key)}
					</li>
				))}
			</ol>
			{isPlain.value ? null : <Programs />}
		</figure>
	);
}

/** Scrolls the program if it does not fit, and nothing else. */
function showLit(list: HTMLOListElement | null): void {
	const line = list?.querySelector<HTMLElement>('[aria-current]');
	if (!list || !line) return;
	const middle = (list.clientHeight - line.offsetHeight) / 2;
	list.scrollTop = line.offsetTop - list.offsetTop - middle;
}

/** Why there is no program, as the last part of a key; empty if there is one. */
function lack(id: string): Ids<'lab.no-program'> | '' {
	if (family.value === 'snake') return 'snake';
	if (languagesOf(id).length === 0) return 'strategy';
	// Programs use the strategy's own order of the cells.
	if (!isOwn.value) return 'order';
	return its().programData() === null ? 'variant' : '';
}

function Programs() {
	const id = lookedAt.value;
	const lacking = lack(id);
	if (lacking !== '') return <p class="hint programs">{t(`lab.no-program.${lacking}`)}</p>;
	return (
		<div class="programs">
			{languagesOf(id).map((language) => (
				<Button
					key={language}
					words={t(`lab.program.${language}`)}
					icon="copy"
					onClick={() => void copyProgram(id, language)}
				/>
			))}
		</div>
	);
}

async function copyProgram(id: string, language: ProgramLanguage): Promise<void> {
	const parts = await partsOf(id, language);
	const data = its().programData();
	if (data) await copyText(programText(language, `${nameOf(id)}: ${its().title()}`, data, parts));
}
