/*
 * The heading of a puzzle, which opens the sheet of its rules; and for the end of its card the rules that are met for
 * the first time, where nothing stands below them that they could move.
 */
import { Icon } from '../../widgets/icons';
import { fetchedSoon } from '../fetched';
import { newRules, openRules, rulesOpener } from './rules';

const Met = fetchedSoon(async () => (await import('./sheet')).Met);

export function RulesTitle({ title }: { title: string }) {
	return (
		<h1 id="puzzle-title">
			<button
				type="button"
				class="rules-title"
				aria-haspopup="dialog"
				aria-expanded={rulesOpener.value !== null}
				onClick={openRules}
			>
				<span>{title}</span> <Icon name="help" />
			</button>
		</h1>
	);
}

export function FirstMet() {
	const ids = newRules();
	return ids.length > 0 ? <Met ids={ids} /> : null;
}
