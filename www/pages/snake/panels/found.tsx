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
	if (found.type === 'snake') return <Choice readings={found.readings} />;
	if (found.type === 'unread')
		return <Guesses words={foundWords(found)} readings={found.guesses} />;
	return null;
}

function Choice({ readings }: { readings: readonly SnakeReading[] }) {
	return (
		<article class="finding good">
			<Icon name="check" />
			<div>
				<Readings title={sentence(readings)} readings={readings} choose={openReading} />
			</div>
		</article>
	);
}

function Guesses({ words, readings }: { words: string; readings: readonly SnakeReading[] }) {
	return (
		<article class="finding bad">
			<Icon name="warning" />
			<div>
				<p>{words}</p>
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
