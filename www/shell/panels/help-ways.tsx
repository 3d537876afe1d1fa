/* Help's parts for every page: the places, and the keys of the menu. */
import { t } from '../../language';
import { KeyTable } from '../../widgets/key-table';
import { MENU_COMMAND } from '../menu';
import { GROUP_IDS, waysOf } from '../navigation';

export function HelpWays() {
	const ways = GROUP_IDS.flatMap(waysOf);
	const keyed = ways.flatMap((way) => ('command' in way ? way.command : []));
	return (
		<section class="stack tight help-ways">
			<h3>{t('app.places')}</h3>
			<ul>
				{ways.map((way) =>
					'place' in way && way.place.about ? (
						<li key={way.place.link}>
							<a href={`#${way.place.link}`}>{t(way.place.name)}</a>{' '}
							<span class="hint">{t(way.place.about)}</span>
						</li>
					) : null,
				)}
			</ul>
			<KeyTable commands={[MENU_COMMAND, ...keyed]} />
		</section>
	);
}
