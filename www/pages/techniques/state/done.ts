/* The lessons done on this device: those whose board was led to the end once. */
import * as v from 'valibot';
import { Remembered } from '../../../shell/storage/remembered';

const done = new Remembered<readonly string[]>({
	name: 'gridfold.lessons',
	sort: 'lessons',
	schema: v.array(v.string()),
	migrations: [],
	first: [],
});

/** The ids of their techniques; a signal is read. */
export const doneLessons = (): readonly string[] => done.value;

export function noteDone(id: string): void {
	if (!done.peek().includes(id)) done.change((now) => [...new Set([...now, id])]);
}
