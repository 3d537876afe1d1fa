/* Undo and Redo, which are the same on every page with a history. */
import type { ReadonlySignal } from '@preact/signals';
import { t } from '../language';
import type { Command } from '../widgets/command';
import { speak } from './voice';

type Way = readonly [canGo: ReadonlySignal<boolean>, go: () => void];

export const undoing = (back: Way, forward: Way): Command[] => [
	going('undo', ['Mod+Z'], back),
	going('redo', ['Mod+Shift+Z', 'Mod+Y'], forward),
];

function going(id: 'undo' | 'redo', keys: readonly string[], [canGo, go]: Way): Command {
	const run = () => {
		go();
		speak(t(`said.${id}`));
	};
	return { id, icon: id, keys, enabled: () => canGo.value, run };
}
