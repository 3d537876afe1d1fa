/* The snake that a link holds, as the core reads it. */
import { quick } from './client';
import { decoded } from './links';
import type { Message, SnakeReading } from './types';

interface LinkedSnake {
	readonly reading: SnakeReading | null;
	/** What could not be read, or what is doubtful in what could. */
	readonly problem: Message | null;
}

export async function readLink(link: string): Promise<LinkedSnake> {
	const { readings, error } = await quick.ask('snakeRead', [decoded(link), null]);
	const reading = readings[0] ?? null;
	return { reading, problem: error?.message ?? reading?.note ?? null };
}
