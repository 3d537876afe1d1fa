/*
 * What a text from the paste box is as a snake: each reading as a drawing to
 * choose from, or where and why it is none.
 */
import { useEffect, useState } from 'preact/hooks';
import { quick } from '../../../engine/client';
import type { SnakeReadAnswer } from '../../../engine/types';
import { say, t } from '../../../language';
import { speak } from '../../../shell/screen';
import { Icon } from '../../../widgets/icons';
import { openReading } from '../open';
import { Readings, readingName } from '../write/readings';

export function Pasted({ text }: { text: string }) {
	const [said, setSaid] = useState<SnakeReadAnswer | null>(null);
	useEffect(() => {
		let current = true;
		void quick.ask('snakeRead', [text, null]).then((answer) => {
			if (current) setSaid(answer);
		});
		return () => {
			current = false;
		};
	}, [text]);
	const words = said ? sentence(said) : '';
	useEffect(() => {
		if (words !== '') speak(words);
	}, [words]);
	if (!said) return null;
	if (said.readings.length === 0) return <Problem said={said} />;
	return (
		<article class="finding good">
			<Icon name="check" />
			<div>
				<Readings title={words} readings={said.readings} choose={openReading} />
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
	if (others.length === 0) return t('cube.is-snake', { reading: readingName(first) });
	return t('cube.may-be', { count: readings.length });
}
