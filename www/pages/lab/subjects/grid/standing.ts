/* A grid's board at the event shown: the candidates before the run and now, and the cells tried. */
import { computed } from '@preact/signals';
import { TRY } from '../../log/log';
import { event, trace } from '../../state/view';
import { boardAt, type Masks } from './masks';
import { draft } from './puzzle';

/** The candidates before the first event. */
export const start = computed<Masks>(() => {
	const { size, givens } = draft.value;
	const all = size >= 32 ? 0xffff_ffff : 2 ** size - 1;
	return Uint32Array.from(givens, (given) => (given > 0 ? 2 ** (given - 1) : all));
});

/** The cells without a given. */
export const openCells = computed(() =>
	draft.value.givens.flatMap((given, cell) => (given > 0 ? [] : [cell])),
);

export const board = computed<Masks>(() => {
	const log = trace.value?.log;
	return log ? boardAt(log, start.value, event.value + 1) : start.value;
});

/** The cells that were tried on the way here. */
export const tried = computed<ReadonlySet<number>>(() => {
	const log = trace.value?.log;
	if (!log) return new Set();
	const events = log.standing(event.value + 1).filter((at) => log.kind(at) === TRY);
	return new Set(events.map((at) => log.place(at)));
});
