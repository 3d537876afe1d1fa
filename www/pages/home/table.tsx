/*
 * Home: the other places, games in progress, today's puzzles, one from paper,
 * and a new one. The other pages provide the contents of these sections; the
 * build renders the same without knowing the visitor.
 */
import { t } from '../../language';
import type { Ids } from '../../language/keys';
import { command } from '../../shell/commands';
import { waysOf } from '../../shell/navigation';
import { BOARD_LINK } from '../../shell/open';
import type { Place } from '../../shell/page';
import { homeParts, places } from '../../shell/pages';
import { Button } from '../../widgets/button';
import type { Command } from '../../widgets/command';
import { Icon } from '../../widgets/icons';
import { HEADING } from './open';

export function Table() {
	const parts = homeParts();
	const { Underway } = parts.find((one) => one.Underway) ?? {};
	const { Today } = parts.find((one) => one.Today) ?? {};
	const { NewOne } = parts.find((one) => one.NewOne) ?? {};
	const cards = places().flatMap(({ place: { link, name, about, Picture } }) =>
		about && Picture ? [{ link, name, about, Picture }] : [],
	);
	return (
		<div class="home">
			<header class="home-head">
				<h1 id={HEADING} tabIndex={-1}>
					{t('home.heading')}
				</h1>
				<p class="home-what">
					{t('home.what')} <HowButton />
				</p>
			</header>
			{cards.length > 0 ? (
				<nav class="places" aria-label={t('home.more-places')}>
					{cards.map((card) => (
						<PlaceCard key={card.link} {...card} />
					))}
				</nav>
			) : null}
			{Underway ? (
				<section class="home-underway" aria-labelledby="home-underway">
					<h2 id="home-underway">{t('home.continue')}</h2>
					{/* A placeholder until the unfinished games are known. */}
					<a class="home-card underway" href={`#${BOARD_LINK}`}>
						<span class="home-words">
							<strong>{t('home.continue')}</strong>
						</span>
						<Icon name="next" />
					</a>
					<Underway />
				</section>
			) : null}
			{Today ? <Today /> : null}
			<FromPaper />
			{NewOne ? (
				<section class="home-section new" aria-labelledby="home-new">
					<h2 id="home-new">{t('home.new')}</h2>
					<NewOne />
				</section>
			) : null}
		</div>
	);
}

function HowButton() {
	const { id, run } = command('panel-help');
	return <Button words={t('home.how')} look="inline" data-command={id} onClick={run} />;
}

function FromPaper() {
	return (
		<section class="home-section paper" aria-labelledby="home-paper">
			<h2 id="home-paper">{t('home.paper')}</h2>
			<p class="home-about">{t('home.paper.about')}</p>
			<div class="home-ways">
				{waysOf('paper').map((way) =>
					'command' in way ? <PaperWay key={way.command.id} command={way.command} /> : null,
				)}
			</div>
		</section>
	);
}

type WayId = Extract<Ids<'home'>, 'photo' | 'type' | 'paste'>;

function PaperWay({ command: { id, icon, run } }: { command: Command }) {
	const panel = id.replace('panel-', '') as WayId;
	return (
		<button type="button" class="home-card way" data-command={id} onClick={run}>
			{icon ? <Icon name={icon} /> : null}
			<strong>{t(`home.${panel}`)}</strong>
			<span class="home-about">{t(`home.${panel}.about`)}</span>
		</button>
	);
}

type Card = Required<Pick<Place, 'link' | 'name' | 'about' | 'Picture'>>;

function PlaceCard({ link, name, about, Picture }: Card) {
	return (
		<a class="home-card place" href={`#${link}`}>
			<Picture />
			<span class="home-words">
				<strong>{t(name)}</strong>
				<span class="home-about">{t(about)}</span>
			</span>
		</a>
	);
}
