/*
 * An error boundary: if a part throws while it is drawn, words and buttons
 * replace it, and everything around it continues. The frame, the table, the card, the panel
 * and each line of boards have one. The visitor's entries are safe in their slot, and are
 * offered as a file.
 */
import { Component, type ComponentChildren } from 'preact';
import { t } from '../language';
import { Button } from '../widgets/button';
import { Details } from '../widgets/details';
import { isEmbedded } from './embedding';
import { tellMissing } from './notices';

interface ContainedProps {
	/** The part of the page, as the text `broken.<part>` names it. */
	part: 'page' | 'table' | 'card' | 'panel' | 'line';
	/** When this changes, there is something else to draw, and drawing is tried again. */
	anew?: string | undefined;
	/** The only board offered as a file; without it, all are. */
	board?: string | undefined;
	/** Further actions. */
	more?: ComponentChildren;
	children?: ComponentChildren;
}

interface State {
	failed: { readonly error: unknown } | null;
	anew: string | undefined;
}

/** A class, because only classes can catch errors of their children. */
export class Contained extends Component<ContainedProps, State> {
	override state: State = { failed: null, anew: this.props.anew };

	static override getDerivedStateFromError(error: unknown): Partial<State> {
		return { failed: { error } };
	}

	static override getDerivedStateFromProps({ anew }: ContainedProps, now: State): State | null {
		return anew === now.anew ? null : { failed: null, anew };
	}

	override render({ children, ...its }: ContainedProps, { failed }: State) {
		const again = () => this.setState({ failed: null });
		return failed ? <Broken {...its} error={failed.error} again={again} /> : children;
	}
}

interface BrokenProps extends Omit<ContainedProps, 'anew' | 'children'> {
	error: unknown;
	again: () => void;
}

function Broken({ part, board, more, error, again }: BrokenProps) {
	return (
		<section class="broken" role="alert" data-broken={part}>
			<p>{t(`broken.${part}`)}</p>
			<div class="buttons">
				<Button words={t('start.again')} onClick={again} />
				{isEmbedded ? null : (
					<Button
						words={t(board === undefined ? 'mine.save' : 'aside.save')}
						onClick={() => save(board)}
					/>
				)}
				{more}
			</div>
			<Details text={error instanceof Error ? error.message : String(error)} />
		</section>
	);
}

async function saveIt(board: string | undefined): Promise<void> {
	const { saveKept } = await import('./kept-file');
	await saveKept(board);
}

function save(board: string | undefined): void {
	saveIt(board).catch((error: unknown) => tellMissing(error, () => save(board)));
}
