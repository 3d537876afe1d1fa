/* Home's parts of the panels: the rules of each kind, and the address of the site for sharing. */
import '../../shell/panels/texts';
import { t } from '../../language';
import { KindTile } from '../../pictures/kinds';
import { siteAddress } from '../../shell/address';
import { command } from '../../shell/commands';
import { LinkBox } from '../../shell/link-box';
import { allKinds } from '../../shell/pages';
import { AboutPage } from '../../shell/panels/about';

function Help() {
	return (
		<div class="stack">
			{allKinds().map((id) => (
				<section key={id} class="home-rule">
					<KindTile kind={id} />
					<div>
						<h3>{t(`kind.${id}`)}</h3>
						<p>{t(`rules.${id}`)}</p>
					</div>
				</section>
			))}
			<AboutPage />
		</div>
	);
}

function Share() {
	return <LinkBox how={t('home.share')} link={siteAddress()} copy={command('copy-link').run} />;
}

export const PANELS = { Help, Share };
