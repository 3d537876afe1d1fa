/* Learn on the page: the rules, a card each, followed by the other pages' parts. */
import { useLayoutEffect } from 'preact/hooks';
import { t } from '../../language';
import { KindTile } from '../../pictures/kinds';
import { courses } from '../../shell/pages';
import { nameOfRule } from '../../shell/rules/rules';
import { learnLink } from './link';
import { asked } from './open';
import { TRIES, type Try } from './try/boards';
import { Fits } from './try/fits';
import { Lays } from './try/lays';
import { Looking } from './try/looking';

export function Table() {
	const { id, turn } = asked.value;
	useLayoutEffect(() => {
		const heading = document.getElementById(id === '' ? 'learn-title' : headingOf(id));
		if (id !== '') heading?.scrollIntoView();
		heading?.focus({ preventScroll: true });
	}, [id, turn]);
	return (
		<div class="learn">
			<h1 id="learn-title" tabIndex={-1}>
				{t('place.learn')}
			</h1>
			<p>{t('learn.about')}</p>
			<nav class="learn-ways" aria-label={t('learn.rules')}>
				{TRIES.map(({ id }) => (
					<a key={id} class="chip" href={`#${learnLink(id)}`}>
						{nameOfRule(id)}
					</a>
				))}
			</nav>
			<div class="tries">
				{TRIES.map((one) => (
					<TryCard key={one.id} one={one} />
				))}
				{courses().map(({ id, Course }) => (
					<Course key={id} />
				))}
			</div>
		</div>
	);
}

const headingOf = (id: string) => `learn-${id}`;

function TryCard({ one }: { one: Try }) {
	return (
		<section class="card try" aria-labelledby={headingOf(one.id)}>
			<header>
				<KindTile kind={one.id} />
				<h2 id={headingOf(one.id)} tabIndex={-1}>
					{nameOfRule(one.id)}
				</h2>
			</header>
			<p>{t(`rules.${one.id}`)}</p>
			{one.does === 'look' ? <Looking look={one} /> : null}
			{one.does === 'fit' ? <Fits fit={one} /> : null}
			{one.does === 'lay' ? <Lays lay={one} /> : null}
		</section>
	);
}
