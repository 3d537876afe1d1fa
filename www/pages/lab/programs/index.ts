/* The programs that can be copied, fetched on demand. */
import { ENDING, LANGUAGES, type ProgramLanguage, partsFor } from './compose';

const FILES = import.meta.glob<string>('./*.{py,js}', { query: '?raw', import: 'default' });

const pathOf = (part: string, language: ProgramLanguage) => `./${part}.${ENDING[language]}`;

/** The languages in which a strategy can be copied. */
export const languagesOf = (strategy: string): readonly ProgramLanguage[] =>
	LANGUAGES.filter((language) => pathOf(strategy, language) in FILES);

const part = async (name: string, language: ProgramLanguage) =>
	(await FILES[pathOf(name, language)]?.()) ?? '';

export async function partsOf(id: string, language: ProgramLanguage): Promise<string[]> {
	return await Promise.all(partsFor(id).map((name) => part(name, language)));
}
