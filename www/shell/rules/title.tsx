/*
 * The heading of a puzzle, which opens the sheet of its rules. At the end of the card, this file also shows the
 * rules that are new to the visitor, if there is nothing below that they could move.
 */
import { Icon } from '../../widgets/icons';
import { fetchedSoon } from '../fetched';
import { newRules, openRules, rulesOpener } from './rules';

const Met = fetchedSoon(async () => (await import('./sheet')).Met);

interface TitleProps {
	title: string;
	/** Beside a hint, and while a puzzle is copied from paper, only the necessary buttons are shown. */
	isPlain?: boolean;
}

export function RulesTitle({ title, isPlain = false }: TitleProps) {
	if (isPlain)
		return (
			<h1 id="puzzle-title">
				<span class="rules-title">{title}</span>
			</h1>
		);
	return (
		<h1 id="puzzle-title">
			<button
				type="button"
				class="rules-title"
				aria-haspopup="dialog"
				aria-expanded={rulesOpener.value !== null}
				onClick={openRules}
			>
				<span>{title}</span>
				<Icon name="help" />
			</button>
		</h1>
	);
}

export function FirstMet() {
	const ids = newRules();
	return ids.length > 0 ? <Met ids={ids} /> : null;
}
