/* A grid found in a text: the format that was recognised, and the button that opens it. */
import type { ReadPuzzle, Recognised } from '../../../engine/types';
import { say, t } from '../../../language';
import { Button } from '../../../widgets/button';
import { Icon } from '../../../widgets/icons';
import { openRead, recognised } from '../commands/open';

export function openFound(found: Recognised, text: string): boolean {
	if (found.type === 'grid') void openRead(found, text);
	return found.type === 'grid';
}

/** Describes the recognised puzzle by the names of its format and kind. */
export const foundWords = (found: Recognised): string =>
	found.type === 'grid' ? say(recognised(found)) : '';

export function Found({ found, text }: { found: Recognised; text: string }) {
	return found.type === 'grid' ? <Grid grid={found} text={text} /> : null;
}

function Grid({ grid, text }: { grid: ReadPuzzle; text: string }) {
	return (
		<article class="finding good">
			<Icon name="check" />
			<div>
				<p>{say(recognised(grid))}</p>
				{grid.notes.map((remark) => (
					<p class="hint" key={remark.key}>
						{say(remark)}
					</p>
				))}
				<Button words={t('paste.open')} look="primary" onClick={() => void openRead(grid, text)} />
			</div>
		</article>
	);
}
