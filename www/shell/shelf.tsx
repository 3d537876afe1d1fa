/*
 * Saved boards on this device, as a list: the latest few below a page's offers,
 * or one line in the panel that lists all. Each page draws its own boards.
 */
import { signal } from '@preact/signals';
import { date, t } from '../language';
import { Button, Square } from '../widgets/button';
import { Contained } from './contained';
import { deleteBoard } from './deleting';
import type { KeptBoard, Shelf } from './page';
import { panel } from './panel';

/** How many boards are shown at first. */
const FEW = 8;

/** Whether the panel lists only the visitor's own boards. */
export const ownOnly = signal(false);

export function Recent({ shelf }: { shelf: Shelf }) {
	const boards = shelf.boards();
	if (boards.length === 0) return null;
	return (
		<section aria-labelledby="recent-title">
			<h3 id="recent-title">{t('panel.puzzles')}</h3>
			<ul class="puzzles">
				{boards.slice(0, FEW).map((one) => (
					<li key={one.board}>
						<Contained part="line" board={one.board}>
							<BoardButton one={one} />
						</Contained>
					</li>
				))}
			</ul>
			<Button words={t('mine.all')} look="quiet" onClick={showAll} />
		</section>
	);
}

function showAll(): void {
	ownOnly.value = false;
	panel.value = 'puzzles';
}

interface LineProps {
	shelf: Shelf;
	one: KeptBoard;
}

/** A board with its delete button; the open board has none. */
export function BoardLine({ shelf, one }: LineProps) {
	const remove = () => void deleteBoard(shelf, one.board);
	const Delete = () => <Button words={t('mine.delete-it')} onClick={remove} />;
	return (
		<li class="kept-board" data-board={one.board}>
			<Contained part="line" board={one.board} more={one.isOpen ? null : <Delete />}>
				<BoardButton one={one} />
				{one.isOpen ? null : <DeleteButton one={one} remove={remove} />}
			</Contained>
		</li>
	);
}

function DeleteButton({ one, remove }: { one: KeptBoard; remove: () => void }) {
	const label = t('mine.delete', { title: one.title() });
	return <Square words={label} icon="clear" onClick={remove} />;
}

function BoardButton({ one }: { one: KeptBoard }) {
	return (
		<button type="button" class="puzzle" onClick={one.open}>
			{one.picture}
			<span class="puzzle-title">{one.title()}</span>
			<span class="puzzle-about">
				{one.isOpen ? <span>{t('mine.is-open')}</span> : null}
				{one.progress}
				<span>{date(one.when)}</span>
			</span>
		</button>
	);
}
