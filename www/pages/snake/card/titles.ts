/* What the title says about the snake, and about its parts. */
import { t } from '../../../language';
import { boxName } from '../../../pictures/snake/chain';
import { box, chain, runs } from '../state/snake';

export function snakeTitle(): string {
	return t('snake.title', { box: boxName(box.value) });
}

export function snakeContents(): string {
	const corners = [...chain.value].filter((piece) => piece === 'C').length;
	return [
		t('snake.cubelets', { count: chain.value.length }),
		t('snake.segments', { count: runs.value.length }),
		t('snake.corner-count', { count: corners }),
	].join(' · ');
}
