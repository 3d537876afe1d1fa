/*
 * Home as it stands on the page: what is under way, today's puzzles, a new
 * one, one from paper, and the other places. The other pages bring what stands
 * in these sections; the build draws the same without knowing the visitor.
 */
import { t } from '../../language';
import type { Ids } from '../../language/keys';
import { command } from '../../shell/commands';
import { BOARD_LINK } from '../../shell/open';
import type { Place } from '../../shell/page';
import { homeParts, photoHome, typingHome } from '../../shell/pages';
import { Icon, type IconName } from '../../widgets/icons';
import { HEADING } from './open';

export function Table() {
	const parts = homeParts();
	const { Underway } = parts.find((one) => one.Underway) ?? {};
	const { Today } = parts.find((one) => one.Today) ?? {};
	const { NewOne } = parts.find((one) => one.NewOne) ?? {};
	const places = parts.flatMap(({ place }) => place ?? []);
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
			{Underway ? (
				<section class="home-underway" aria-labelledby="home-underway">
					<h2 id="home-underway">{t('home.continue')}</h2>
					{/* Stands there until it is known what is under way. */}
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
			{NewOne ? (
				<section class="home-section new" aria-labelledby="home-new">
					<h2 id="home-new">{t('home.new')}</h2>
					<NewOne />
				</section>
			) : null}
			<FromPaper />
			{places.length > 0 ? (
				<nav class="home-section places" aria-label={t('home.more-places')}>
					{places.map((place) => (
						<PlaceCard key={place.link} place={place} />
					))}
				</nav>
			) : null}
		</div>
	);
}

function HowButton() {
	const { id, run } = command('panel-help');
	return (
		<button type="button" class="inline" data-command={id} onClick={run}>
			{t('home.how')}
		</button>
	);
}

function FromPaper() {
	const hasPhoto = photoHome() !== undefined;
	const isTyped = typingHome() !== undefined;
	return (
		<section class="home-section paper" aria-labelledby="home-paper">
			<h2 id="home-paper">{t('home.paper')}</h2>
			<div class="home-ways">
				{hasPhoto ? <Way panel="photo" icon="photo" /> : null}
				{isTyped ? <Way panel="type" icon="type" /> : null}
				<Way panel="paste" icon="paste" />
			</div>
		</section>
	);
}

type WayId = Extract<Ids<'home'>, 'photo' | 'type' | 'paste'>;

function Way({ panel, icon }: { panel: WayId; icon: IconName }) {
	const { id, run } = command(`panel-${panel}`);
	return (
		<button type="button" class="home-card way" data-command={id} onClick={run}>
			<Icon name={icon} />
			<strong>{t(`home.${panel}`)}</strong>
			<span class="home-about">{t(`home.${panel}.about`)}</span>
		</button>
	);
}

function PlaceCard({ place: { link, name, about, Picture } }: { place: Place }) {
	return (
		<a class="home-card place" href={`#${link}`}>
			<span class="home-picture">
				<Picture />
			</span>
			<span class="home-words">
				<strong>{t(name)}</strong>
				<span class="home-about">{t(about)}</span>
			</span>
		</a>
	);
}
