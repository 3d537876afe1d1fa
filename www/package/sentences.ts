/* The core's sentences in English, for programs without a page. */
import type { Message } from '../engine/types';
import core from '../generated/core.en.json?texts';
import { sentence } from '../language/arguments';
import page from '../language/texts/en/page.json?texts';
import { GridfoldError } from './errors';
import { demand, TAKES } from './handed-in';

/** The core's sentences, and the words that fill them. */
const TEXTS = { ...page, ...core };

/** A message in English; its `key` and `args` can be used for other languages. */
export function say(message: Message): string {
	demand('say', 'the message', TAKES.message, message);
	try {
		return sentence(message, { locale: 'en', t: filled });
	} catch (error) {
		throw new GridfoldError(
			'wrong-value',
			'say: an argument of the message is not as expected.',
			error,
		);
	}
}

function filled(key: string, values: Record<string, string | number> = {}): string {
	return Object.hasOwn(TEXTS, key) ? (TEXTS[key]?.(values) ?? key) : key;
}
