/* The lessons done on this device: those whose board was completed once. */
import * as v from 'valibot';
import { Remembered } from '../../../shell/storage/remembered';

const done = new Remembered<readonly string[]>({
	name: 'gridfold.lessons',
	sort: 'lessons',
	schema: v.array(v.string()),
	migrations: [],
	first: [],
});

/** The ids of their techniques; it reads a signal. */
export const doneLessons = (): readonly string[] => done.value;

export function noteDone(id: string): void {
	if (!done.peek().includes(id)) done.change((now) => [...new Set([...now, id])]);
}
