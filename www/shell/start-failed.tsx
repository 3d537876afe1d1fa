/*
 * The message when the page could not start: what the visitor can do, depending
 * on what the page's address serves now. The static words stay below.
 */
import { render } from 'preact';
import { t } from '../language';
import type { Ids } from '../language/keys';
import { Button } from '../widgets/button';
import { Details } from '../widgets/details';
import { hostNow, loadNewest } from './host';

/** Whether it was tried again before: browsers remember some failures, and only a reloaded page asks again. */
let wasTried = false;

/** Resolves when the visitor wants to try again, and that may help without loading the page anew. */
export async function askToTryAgain(root: HTMLElement, error: unknown): Promise<void> {
	const advice = await hostNow();
	// Another page has replaced this one, or covers it; only the browser can open that page.
	const isElsewhere = advice === 'newer' || advice === 'stranger';
	const reloads = isElsewhere || (advice === 'same' && wasTried);
	wasTried = true;
	const box = document.createElement('div');
	root.prepend(box);
	const words = error instanceof Error ? error.message : String(error);
	await new Promise<void>((resolve) => {
		const again = async () => {
			if (reloads || (await hostNow()) === 'newer') await loadNewest();
			else resolve();
		};
		render(<Failed {...{ advice, words, isElsewhere }} again={() => void again()} />, box);
	});
	render(null, box);
	box.remove();
}

interface Props {
	advice: Ids<'start'>;
	words: string;
	isElsewhere: boolean;
	again: () => void;
}

const Failed = ({ advice, words, isElsewhere, again }: Props) => (
	<section class="start-failed" role="alert">
		<h2>{t('start.failed')}</h2>
		<p>{t(`start.${advice}`)}</p>
		<p>{t('start.safe')}</p>
		<div class="buttons">
			<Button
				words={t(isElsewhere ? 'start.reload' : 'start.again')}
				look="primary"
				onClick={again}
			/>
		</div>
		<Details text={words} />
	</section>
);
