/* The snake in a link, as the core reads it. */
import { quick } from './client';
import { linkText } from './links';
import type { Message, SnakeReading } from './types';

interface LinkedSnake {
	readonly reading: SnakeReading | null;
	/** Parts that could not be read, or doubts about the parts that were read. */
	readonly problem: Message | null;
}

export async function readLink(link: string): Promise<LinkedSnake> {
	const found = await quick.ask('snakeReadLink', [linkText(link)]);
	if (found.type === 'unread') return { reading: null, problem: found.error.message };
	const reading = (found.type === 'snake' && found.readings[0]) || null;
	return { reading, problem: reading?.note ?? null };
}
