/*
 * A floor that holds: what throws while it is drawn is replaced by words and
 * buttons, and everything beside it goes on. The frame, the table, the card,
 * the panel and each line of boards have one. What was entered is safe in its
 * slot, and is offered as a file.
 */
import { Component, type ComponentChildren } from 'preact';
import { t } from '../language';
import { Details } from '../widgets/details';
import { isEmbedded } from './embedding';
import { tellMissing } from './notices';

interface ContainedProps {
	/** The part of the page, as the text `broken.<part>` names it. */
	part: 'page' | 'table' | 'card' | 'panel' | 'line';
	/** If this changes there is something else to draw, and it is tried again. */
	anew?: string | undefined;
	/** The board that alone is offered as a file; without it, all are. */
	board?: string | undefined;
	/** More that can be done about it. */
	more?: ComponentChildren;
	children?: ComponentChildren;
}

interface State {
	failed: { readonly error: unknown } | null;
	anew: string | undefined;
}

/** A class, because only classes are asked again with what they were given before. */
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
				<button type="button" class="secondary" onClick={again}>
					{t('start.again')}
				</button>
				{isEmbedded ? null : (
					<button type="button" class="secondary" onClick={() => save(board)}>
						{t(board === undefined ? 'mine.save' : 'aside.save')}
					</button>
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
