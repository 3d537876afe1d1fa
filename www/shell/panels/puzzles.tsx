/*
 * All saved boards on this device, of every page, the latest first. They can be
 * opened, deleted, saved as a file, and read from a file. Own puzzles can be
 * listed alone, with their page's actions for them.
 */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { number, t } from '../../language';
import { Button } from '../../widgets/button';
import { Choice } from '../../widgets/choice';
import { into } from '../../widgets/into';
import { saveAll, takeFile, taking } from '../kept-file';
import { orTell } from '../notices';
import type { Shelf } from '../page';
import { homes, load, loadedPage } from '../pages';
import { BoardLine, ownOnly } from '../shelf';

/** How many boards are listed at first, and how many each request for more adds. */
const MANY = 100;

export function PuzzlesPanel() {
	const shown = useSignal(MANY);
	useEffect(() => orTell(fetchAll), []);
	const pages = homes().map(loadedPage);
	const shelves = pages.flatMap((page) => page?.shelf ?? []);
	const boards = shelves
		.flatMap((shelf) => shelf.boards().map((one) => ({ shelf, one })))
		.sort((a, b) => b.one.when - a.one.when);
	const hasOwn = boards.some(({ one }) => one.isOwn);
	const isOwn = hasOwn && ownOnly.value;
	const listed = isOwn ? boards.filter(({ one }) => one.isOwn) : boards;
	return (
		<div class="stack">
			{boards.length === 0 ? <p class="hint">{t('mine.none')}</p> : null}
			{hasOwn ? <OwnChoice /> : null}
			<ul class="kept-boards">
				{listed.slice(0, shown.value).map(({ shelf, one }) => (
					<BoardLine key={one.board} shelf={shelf} one={one} />
				))}
			</ul>
			<More
				rest={listed.length - shown.value}
				show={() => {
					shown.value += MANY;
				}}
			/>
			{isOwn ? shelves.map(({ Own, slots }) => Own && <Own key={slots.names.sort} />) : null}
			<AsFile shelves={shelves} ready={pages.every(Boolean)} empty={boards.length === 0} />
		</div>
	);
}

function More({ rest, show }: { rest: number; show: () => void }) {
	if (rest <= 0) return null;
	return <Button words={t('paste.show-more', { count: Math.min(rest, MANY) })} onClick={show} />;
}

/** All boards, or only own ones. */
function OwnChoice() {
	return (
		<Choice
			legend={t('mine.which')}
			isUnseen
			name="own"
			value={ownOnly.value}
			options={[
				[false, t('mine.every')],
				[true, t('mine.own')],
			]}
			choose={into(ownOnly)}
		/>
	);
}

/** Loads the pages that have saved boards; a file contains the boards of all of them. */
async function fetchAll(): Promise<void> {
	const pages = await Promise.all(homes().map(load));
	await Promise.all(pages.map((page) => page.shelf?.slots.ready()));
}

interface AsFileProps {
	shelves: readonly Shelf[];
	/** Whether all pages are loaded; until then a file would lack the boards of the others. */
	ready: boolean;
	empty: boolean;
}

/** The progress of reading a file, and Stop. */
function Taken({ done, count, stop }: { done: number; count: number; stop: () => void }) {
	const words = t('mine.taking', { done: number(done), count, number: number(count) });
	return (
		<div class="stack tight" role="status">
			<p>{words}</p>
			<progress aria-label={words} max={Math.max(count, 1)} value={done} />
			<div class="buttons">
				<Button words={t('command.stop')} look="primary" data-command="stop" onClick={stop} />
			</div>
		</div>
	);
}

function AsFile({ shelves, ready, empty }: AsFileProps) {
	const field = useRef<HTMLInputElement>(null);
	if (taking.value) return <Taken {...taking.value} />;
	return (
		<div class="stack tight">
			<p class="hint">{t('mine.how')}</p>
			<div class="buttons">
				<Button
					words={t('mine.save')}
					disabled={empty || !ready}
					onClick={() => saveAll(shelves)}
				/>
				<Button words={t('mine.take')} disabled={!ready} onClick={() => field.current?.click()} />
			</div>
			{ready ? (
				<input
					ref={field}
					type="file"
					accept=".json,application/json"
					aria-label={t('mine.take')}
					hidden
					onChange={({ currentTarget }) => {
						const [file] = currentTarget.files ?? [];
						if (file) void takeFile(shelves, file);
						// Cleared so that the same file can be chosen again.
						currentTarget.value = '';
					}}
				/>
			) : null}
		</div>
	);
}
