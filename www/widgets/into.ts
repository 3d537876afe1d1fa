/* Puts what a visitor chose into a signal. */
import type { Signal } from '@preact/signals';

export const into =
	<Value>(signal: Pick<Signal<Value>, 'value'>) =>
	(value: Value): void => {
		signal.value = value;
	};
