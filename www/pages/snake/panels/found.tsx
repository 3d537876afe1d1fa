/* Snakes found in a text, or possible meanings of its numbers: each reading is a drawing to choose from. */
import type { Recognised, SnakeReading } from '../../../engine/types';
import { say, t } from '../../../language';
import { Icon } from '../../../widgets/icons';
import { openReading } from '../open';
import { Readings, readingName } from '../write/readings';

export function openFound(found: Recognised): boolean {
	const [only, ...others] = found.type === 'snake' ? found.readings : [];
	if (!only || others.length > 0) return false;
	openReading(only);
	return true;
}

export function foundWords(found: Recognised): string {
	if (found.type === 'snake') return sentence(found.readings);
	return found.type === 'unread' ? say(found.error.message) : '';
}

export function Found({ found }: { found: Recognised }) {
	if (found.type === 'grid') return null;
	const isSnake = found.type === 'snake';
	const readings = isSnake ? found.readings : found.guesses;
	return (
		<article class={`finding ${isSnake ? 'good' : 'bad'}`}>
			<Icon name={isSnake ? 'check' : 'warning'} />
			<div>
				{isSnake ? null : <p>{foundWords(found)}</p>}
				<Readings title={sentence(readings)} readings={readings} choose={openReading} />
			</div>
		</article>
	);
}

function sentence(readings: readonly SnakeReading[]): string {
	const [first, ...others] = readings;
	if (!first) return '';
	if (others.length === 0) return t('snake.is-snake', { reading: readingName(first) });
	return t('snake.may-be', { count: readings.length });
}
