/*
 * The title bar: the mark, which leads Home, the places as words if there is room, otherwise the title of the
 * table, then Share and the menu.
 */
import { t } from '../language';
import { Button } from '../widgets/button';
import { Mark } from '../widgets/icons';
import { command } from './commands';
import { isMenuOpen } from './menu';
import { openLink } from './open';
import { activePage, places } from './pages';
import { panel } from './panel';
import { openRules } from './rules/rules';

export function Bar() {
	return (
		<header class="bar">
			<a class="brand" href="./" aria-label="Gridfold" onClick={goHome}>
				<Mark />
				<span class="wordmark">Gridfold</span>
			</a>
			<nav class="bar-places" aria-label={t('app.places')}>
				{places().map(({ place: { link, name, isInBar, about }, isHere, isOpen }) =>
					isInBar ? (
						<a
							key={link}
							href={`#${link}`}
							title={about && t(about)}
							aria-current={isOpen ? 'page' : isHere}
							onClick={isOpen ? stay : undefined}
						>
							{t(name)}
						</a>
					) : null,
				)}
			</nav>
			<Title />
			<div class="bar-buttons">
				<BarButton of="panel-share" isOpen={panel.value === 'share'} controls="panel" />
				<BarButton of="menu" isOpen={isMenuOpen.value} controls="menu" />
			</div>
		</header>
	);
}

/** On a phone, the title of what is on the table; that of a puzzle opens its rules, as its heading does. */
function Title() {
	const page = activePage.value;
	if (page?.rules)
		return (
			<button type="button" class="bar-title" aria-haspopup="dialog" onClick={openRules}>
				<span>{page.title()}</span>
			</button>
		);
	// Screen readers get the title from the page's heading instead.
	return (
		<p class="bar-title" aria-hidden="true">
			<span>{page?.title()}</span>
		</p>
	);
}

interface ButtonProps {
	of: 'panel-share' | 'menu';
	isOpen: boolean;
	controls: string;
}

function BarButton({ of, isOpen, controls }: ButtonProps) {
	return (
		<Button
			words={t(`command.${of}`)}
			look="panel-button"
			data-command={of}
			aria-expanded={isOpen}
			aria-controls={isOpen ? controls : undefined}
			onClick={command(of).run}
		/>
	);
}

/** Goes Home within the page, unless another tab or a download is requested. */
function goHome(event: MouseEvent): void {
	if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
		return;
	event.preventDefault();
	void openLink('');
}

/** A click on the place that is already open changes nothing. */
function stay(event: MouseEvent): void {
	event.preventDefault();
}
