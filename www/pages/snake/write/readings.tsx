/*
 * A text that may mean more than one snake: each reading is drawn for
 * comparison with the real snake, with a button that accepts it.
 */
import type { SnakeReading } from '../../../engine/types';
import { say, t } from '../../../language';
import { Flat } from '../../../pictures/snake/flat';
import { take } from '../state/reading';

interface ReadingsProps {
	title: string;
	readings: readonly SnakeReading[];
	/** What to do with a reading instead of putting it on the table. */
	choose?: (reading: SnakeReading) => void;
	done?: () => void;
}

export function Readings({ title, readings, choose = take, done }: ReadingsProps) {
	return (
		<section class="readings" aria-label={title}>
			<p class="hint">{title}</p>
			<ul class="thumbs">
				{readings.map((reading) => (
					<li key={reading.format + reading.chain}>
						<button
							type="button"
							class="thumb"
							onClick={() => {
								choose(reading);
								done?.();
							}}
						>
							<Flat chain={reading.chain} />
							<span>{readingName(reading)}</span>
							{reading.note ? <span class="hint">{say(reading.note)}</span> : null}
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}

/** "Segment lengths, 27 cubelets" */
export function readingName({ format, chain }: SnakeReading): string {
	return t('snake.reading', { format: t(`snake.format.${format}`), count: chain.length });
}
