/*
 * Proposals for more clues, so that there is one solution: each proposal is shown
 * on the board while it is hovered or focused, and taken with one click.
 */
import { say, t } from '../../../language';
import { Button } from '../../../widgets/button';
import { useKeptFocus } from '../../../widgets/focus';
import { gradeShort } from '../card/grade-words';
import { conditionName } from '../card/titles';
import { acceptProposal } from '../commands/remake';
import { preview } from '../state/preview';
import { type Proposal, proposals } from '../state/proposals';

export function Proposed() {
	const known = proposals.value;
	if (!known) return null;
	const count = known.all[0]?.difference.added.length ?? 0;
	if (count === 0) return <p>{known.message ? say(known.message) : t('proposals.none')}</p>;
	return (
		<section class="stack tight finding-part" data-finding="proposals">
			<h2>{t('proposals.title', { count })}</h2>
			<p class="hint">{t(known.proven ? 'proposals.proven' : 'proposals.open')}</p>
			<ul class="proposals">
				{known.all.map((one) => (
					<li key={nameOf(one)}>
						<Choice one={one} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Choice({ one }: { one: Proposal }) {
	const ref = useKeptFocus<HTMLButtonElement>();
	const show = () => preview(one);
	const hide = () => preview(null);
	return (
		<Button
			ref={ref}
			words={`${nameOf(one)} · ${gradeShort(one.grade)}`}
			look="secondary proposal"
			onPointerEnter={show}
			onPointerLeave={hide}
			onFocus={show}
			onBlur={hide}
			onClick={() => acceptProposal(one)}
		/>
	);
}

/** "r1c3 = 4 · Top clue 2 = 3" */
const nameOf = ({ difference }: Proposal): string =>
	difference.added.map(conditionName).join(' · ');
