/*
 * What a text is as a snake: each reading as a drawing to choose from, or
 * where and why it is none.
 */
import { quick } from '../../../engine/client';
import type { SnakeReadAnswer } from '../../../engine/types';
import { say, t } from '../../../language';
import type { Reading } from '../../../shell/page';
import { activeId } from '../../../shell/pages';
import { Icon } from '../../../widgets/icons';
import { PAGE } from '../id';
import { openReading } from '../open';
import { Readings, readingName } from '../write/readings';

export async function read(text: string): Promise<Reading> {
	const said = await quick.ask('snakeRead', [text, null]);
	const [first] = said.readings;
	return {
		fit: fitOf(said),
		open: () => first && openReading(first),
		draw: () => <Pasted said={said} />,
		words: () => sentence(said),
	};
}

/** A few numbers may be anything; they are taken for a snake where one is open. */
function fitOf({ readings, meant }: SnakeReadAnswer): Reading['fit'] {
	const here = activeId.peek() === PAGE;
	const sure = readings.some(({ likely }) => likely || here);
	if (sure && readings.length === 1) return 'exact';
	return sure || meant ? 'whole' : 'none';
}

function Pasted({ said }: { said: SnakeReadAnswer }) {
	if (said.readings.length === 0) return <Problem said={said} />;
	return (
		<article class="finding good">
			<Icon name="check" />
			<div>
				<Readings title={sentence(said)} readings={said.readings} choose={openReading} />
			</div>
		</article>
	);
}

function Problem({ said: { error } }: { said: SnakeReadAnswer }) {
	if (!error) return null;
	return (
		<article class="finding bad">
			<Icon name="warning" />
			<p>{say(error.message)}</p>
		</article>
	);
}

function sentence({ readings, error }: SnakeReadAnswer): string {
	const [first, ...others] = readings;
	if (!first) return error ? say(error.message) : '';
	if (others.length === 0) return t('snake.is-snake', { reading: readingName(first) });
	return t('snake.may-be', { count: readings.length });
}
