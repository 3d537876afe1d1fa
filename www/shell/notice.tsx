/* How notices are drawn: their sentences, their buttons, and the button to close them. */
import { say, t } from '../language';
import { Button, Square } from '../widgets/button';
import { Details } from '../widgets/details';
import { dismiss, type Notice, notice, standing } from './notices';

export function NoticeLine() {
	const now = notice.value;
	const others = Object.entries(standing.value);
	if (!now && others.length === 0) return null;
	return (
		<div class="notices">
			{others.map(([thing, one]) => (
				<Line key={thing} one={one} close={() => dismiss(thing)} />
			))}
			{now ? <Line one={now} close={closeNotice} /> : null}
		</div>
	);
}

function closeNotice(): void {
	notice.value = null;
}

function Line({ one, close }: { one: Notice; close: () => void }) {
	return (
		<div class={`notice ${one.tone}`} data-tone={one.tone}>
			<div>
				<p>{say(one.words)}</p>
				{(one.more ?? []).map((words) => (
					<p key={words.key}>{say(words)}</p>
				))}
				{one.raw ? <pre class="excerpt">{one.raw}</pre> : null}
				{one.details ? <Details text={one.details} /> : null}
				{one.action ? <Button words={t(one.action.key)} onClick={one.action.run} /> : null}
			</div>
			<Square words={t('notice.close')} icon="close" onClick={close} />
		</div>
	);
}
