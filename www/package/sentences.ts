/* The core's sentences in English, for programs without a page. */
import type { Message } from '../engine/types';
import core from '../generated/core.en.json?texts';
import { sentence } from '../language/arguments';
import page from '../language/texts/en/page.json?texts';
import { demand, TAKES } from './handed-in';

/** The core's sentences, and the words that fill them. */
const TEXTS = { ...page, ...core };

/** A message in English; its `key` and `args` can be used for other languages. */
export function say(message: Message): string {
	demand('say', 'the message', TAKES.message, message);
	return sentence(message, { locale: 'en', t: filled });
}

function filled(key: string, values: Record<string, string | number> = {}): string {
	return TEXTS[key]?.(values) ?? key;
}
