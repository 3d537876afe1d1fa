/* The modes of an embedded puzzle. */

/** To play it, to see its solution, or to see it as it is. */
export const EMBED_MODES = ['play', 'solve', 'show'] as const;
export type EmbedMode = (typeof EMBED_MODES)[number];

/** The requested word if the list has it; otherwise the first of the list. */
export const oneOf = <Word extends string>(list: readonly [Word, ...Word[]], word: string | null) =>
	list.find((one) => one === word) ?? list[0];
