/*
 * The chain at an event: the laid part, the last segment in colour, and an
 * outline around what breaks the rule. The chain is drawn, and also shown layer
 * by layer as tables of cubelet numbers, which give the same information
 * without a picture.
 */

import { t } from '../../../../language';
import { Isometric } from '../../../../pictures/snake/isometric';
import { LayerTables } from '../../../../pictures/snake/layers';
import { classOf, type Look } from '../../../../pictures/snake/looks';
import { DEAD_END } from '../../log/log';
import { details } from '../../state/details';
import { strategy } from '../../state/list';
import { event, trace } from '../../state/view';
import { cubeletsOf, laidAt } from './laid';
import { box, chain, runs } from './puzzle';
import { isIn, placeIn, type Scene, sceneOf, shifted } from './scene';

export function ChainAt() {
	const scene = sceneNow();
	return (
		<div class="stack tight lab-chain" role="group" aria-label={t('lab.snake.board')}>
			<div class="stage drawn">
				<Isometric
					cells={shifted(scene.cubelets, scene)}
					looks={scene.cubelets.map((_, index) => classOf(lookOf(scene, index)))}
					box={scene.sides}
					marked={shifted(scene.broken, scene)}
					air={0.8}
					wire
					label={t('lab.snake.picture', {
						count: scene.lying,
						of: chain.value.length,
					})}
				/>
			</div>
			<Tables scene={scene} />
			<Outside scene={scene} />
		</div>
	);
}

function sceneNow(): Scene {
	const log = trace.value?.log;
	const laid = log ? laidAt(log, event.value + 1) : [];
	const failed = log !== undefined && event.value >= 0 && log.kind(event.value) === DEAD_END;
	return sceneOf({
		cubelets: cubeletsOf(runs.value, laid),
		older: cubeletsOf(runs.value, laid.slice(0, -1)).length,
		box: box.value,
		anchored: strategy.value?.anchored ?? true,
		spots: failed ? (details.value.get(event.value)?.spots ?? []) : null,
	});
}

function lookOf({ lying, older }: Scene, index: number): Look {
	const last = chain.value.length - 1;
	const age = lying > last ? 'whole' : index >= older ? 'new' : 'old';
	// The red of the ends would look like the red of a broken rule.
	return { light: index % 2 === 0, end: false, age };
}

/** The text of a free cell that breaks the rule. */
const FREE_AND_BROKEN = '✕';

function Tables({ scene }: { scene: Scene }) {
	const places = scene.cubelets.map(String);
	const broken = new Set(scene.broken.map(String));
	return (
		<LayerTables
			sides={scene.sides}
			caption={(number) => t('lab.snake.layer', { number })}
			hint={t('lab.snake.layers')}
			cell={(at) => {
				const place = String(placeIn(scene, at));
				// A cubelet that the newest segment runs into keeps its number.
				const index = places.indexOf(place);
				const fresh = places.lastIndexOf(place) >= scene.older ? 'fresh' : '';
				const wrong = broken.has(place);
				return {
					number: index < 0 ? null : index + 1,
					free: wrong ? FREE_AND_BROKEN : undefined,
					look: wrong ? 'wrong' : fresh,
					words: wrong ? t('lab.snake.wrong') : '',
				};
			}}
		/>
	);
}

/** The one cubelet that may be outside the box has no cell in the tables. */
function Outside({ scene: { cubelets, low, sides } }: { scene: Scene }) {
	const index = cubelets.findIndex((place) => !isIn(place, low, sides));
	const words = index < 0 ? '' : t('lab.snake.outside', { number: index + 1 });
	return <p class="lab-outside">{words}</p>;
}
