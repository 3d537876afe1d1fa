/*
 * The message when the page could not start: what the visitor can do, depending
 * on what the page's address serves now. The static words stay below.
 */
import { render } from 'preact';
import { t } from '../language';
import type { Ids } from '../language/keys';
import { Button } from '../widgets/button';
import { Details } from '../widgets/details';
import { hostNow } from './host';

/** Resolves when the visitor wants to try again. */
export async function askToTryAgain(root: HTMLElement, error: unknown): Promise<void> {
	const advice = await hostNow();
	const box = document.createElement('div');
	root.prepend(box);
	const words = error instanceof Error ? error.message : String(error);
	await new Promise<void>((resolve) =>
		render(<Failed advice={advice} words={words} again={resolve} />, box),
	);
	render(null, box);
	box.remove();
}

interface Props {
	advice: Ids<'start'>;
	words: string;
	again: () => void;
}

function Failed({ advice, words, again }: Props) {
	// Another page has replaced this one, or covers it; only the browser can open that page.
	const isElsewhere = advice === 'newer' || advice === 'stranger';
	return (
		<section class="start-failed" role="alert">
			<h2>{t('start.failed')}</h2>
			<p>{t(`start.${advice}`)}</p>
			<p>{t('start.safe')}</p>
			<div class="buttons">
				<Button
					words={t('start.again')}
					look={isElsewhere ? 'secondary' : 'primary'}
					onClick={again}
				/>
				<Button
					words={t('start.reload')}
					look={isElsewhere ? 'primary' : 'secondary'}
					onClick={() => void reload()}
				/>
			</div>
			<Details text={words} />
		</section>
	);
}

/**
 * Reloads the page. A newer one that waits takes over first: the older one may lack parts that its host no longer has,
 * and would then never start.
 */
async function reload(): Promise<void> {
	const { serviceWorker } = navigator;
	const registration = await serviceWorker?.getRegistration().catch(() => undefined);
	if (!registration?.waiting) return location.reload();
	serviceWorker.addEventListener('controllerchange', () => location.reload());
	registration.waiting.postMessage('take over');
}
