/* The card beside the run: the puzzle, the race below it, the guess, the comparison, and the links that lead out. */

import { t } from '../../language';
import { Action, command } from '../../shell/commands';
import { Button } from '../../widgets/button';
import { Icon } from '../../widgets/icons';
import { Guess } from './race/guess';
import { Race } from './race/race';
import { Turn } from './race/turn';
import { isPlain } from './state/plain';
import { its } from './state/subject';

export function Card() {
	return (
		<section class="answer lab-card" aria-labelledby="puzzle-title">
			<header class="answer-head">
				<h1 id="puzzle-title">{t('lab.lab')}</h1>
				<p class="contents">{its().title()}</p>
			</header>
			{isPlain.value ? <p>{t('lab.plain')}</p> : null}
			<Guess />
			<Race />
			{isPlain.value ? null : <Turn />}
			<p class="way-on">
				<Icon name="previous" />
				<Action of="study-leave" look="quiet" />
				{isPlain.value ? null : <CopyLink />}
			</p>
		</section>
	);
}

function CopyLink() {
	return (
		<Button
			words={t('lab.copy')}
			icon="copy"
			look="quiet"
			data-command="copy-link"
			onClick={command('copy-link').run}
		/>
	);
}
