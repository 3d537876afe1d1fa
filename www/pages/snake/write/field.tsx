/*
 * The field of the segment lengths: what is typed becomes the snake at once,
 * and the field shows changes made to the snake in other ways. While the
 * visitor types, the text stays as typed. Other formats are understood too.
 * Enter folds the snake.
 */
import { signal } from '@preact/signals';
import { say, t } from '../../../language';
import { command } from '../../../shell/commands';
import { doubt, settleDoubt, type } from '../state/reading';
import { chain, runs, wanted } from '../state/snake';
import { Readings } from './readings';

/** The text being typed; null while the field is not focused. */
const typing = signal<string | null>(null);

const lengths = () => runs.value.join(' ');

export function Field() {
	const count = chain.value.length;
	return (
		<div class="field">
			<label for="lengths">{t('snake.lengths')}</label>
			<output
				class="count"
				for="lengths"
				data-fits={count === wanted.value ? 'yes' : 'no'}
				data-testid="count"
			>
				{t('snake.count', { count, wanted: wanted.value })}
			</output>
			<input
				id="lengths"
				type="text"
				inputMode="text"
				autocomplete="off"
				autocapitalize="off"
				spellcheck={false}
				value={typing.value ?? lengths()}
				onFocus={() => {
					typing.value = lengths();
				}}
				onBlur={() => {
					typing.value = null;
				}}
				onKeyDown={({ key, isComposing }) => {
					const fold = command('fold');
					if (key === 'Enter' && !isComposing && fold.enabled?.()) fold.run();
				}}
				onInput={({ currentTarget }) => {
					typing.value = currentTarget.value;
					void type(currentTarget.value);
				}}
			/>
			<Doubts />
		</div>
	);
}

function Doubts() {
	const { readings, problem } = doubt.value;
	if (problem) return <p class="finding-line">{say(problem)}</p>;
	if (readings.length === 0) return null;
	return (
		<Readings
			title={t('snake.or-else')}
			readings={readings}
			done={() => {
				settleDoubt();
				typing.value = null;
			}}
		/>
	);
}
