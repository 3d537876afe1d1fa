/*
 * Printing: what and how, the computing still to do, and a preview of the sheets.
 * While the panel is open, the browser's own print command prints them too.
 */
import '../panels/texts';
import './texts';
import './paper.css';
import './panel.css';
import { useEffect } from 'preact/hooks';
import { running } from '../../../engine/search';
import { t } from '../../../language';
import { Button } from '../../../widgets/button';
import { Choice } from '../../../widgets/choice';
import { OnPaper } from '../../../widgets/on-paper';
import { Progress } from '../../../widgets/progress';
import { beginsWithOwn } from '../state/printing';
import { slots } from '../state/slots';
import { BookForm } from './book-form';
import { choices, choose, WHAT } from './choices';
import { workOut } from './facts';
import { pickOwn } from './items';
import { Looks } from './looks';
import { Picking } from './picking';
import { Preview } from './preview';
import { items, leaves, printed, roomier, unread } from './sheets';
import { Stack } from './stack';

export function PrintPanel() {
	const wanted = choices();
	const list = items.value;
	useEffect(() => void slots.ready(), []);
	useEffect(takeWish, [beginsWithOwn.value]);
	useEffect(() => void workOut(list, wanted), [list, wanted]);
	return (
		<div class="stack printing">
			<What />
			{wanted.what === 'mine' ? <Picking /> : null}
			{wanted.what === 'book' ? <BookForm /> : null}
			<Looks />
			{running.value?.question === 'print' ? <WorkingOut /> : <Press />}
			{leaves.value.length > 0 ? (
				<>
					<Preview />
					<OnPaper>
						<Stack />
					</OnPaper>
				</>
			) : null}
		</div>
	);
}

function takeWish(): void {
	if (!beginsWithOwn.peek()) return;
	beginsWithOwn.value = false;
	choose({ what: 'mine' });
	pickOwn();
}

function What() {
	const { what } = choices();
	return (
		<Choice
			legend={t('paper.what')}
			name="what"
			value={what}
			options={WHAT.map((one) => [one, t(`paper.what.${one}`)])}
			choose={(one) => choose({ what: one })}
		/>
	);
}

function WorkingOut() {
	const { share = 0 } = running.value?.progress ?? {};
	return <Progress figures={t('paper.so-far', { share })} />;
}

/** The print button, and what the visitor should know before pressing it. */
function Press() {
	const count = leaves.value.length;
	const isMaking = running.value?.question === 'book';
	return (
		<div class="stack tight">
			<Remarks />
			<Button
				words={
					count > 0
						? t(choices().path ? 'paper.print-steps' : 'paper.print', { count })
						: t('panel.print')
				}
				look="primary wide"
				data-print
				disabled={count === 0 || isMaking}
				onClick={() => window.print()}
			/>
		</div>
	);
}

function Remarks() {
	const all = printed.value;
	const large = roomier(all, choices());
	const long = unread(all, leaves.value);
	return (
		<>
			{large > 0 ? <p class="hint">{t('paper.large', { count: large })}</p> : null}
			{long > 0 ? (
				<p class="hint" data-code-long>
					{t('paper.code-long', { count: long })}
				</p>
			) : null}
		</>
	);
}
