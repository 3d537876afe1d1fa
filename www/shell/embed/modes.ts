/* The modes of an embedded puzzle. */

/** To be played; to see its solution; or to see it as it is. */
export const EMBED_MODES = ['play', 'solve', 'show'] as const;
export type EmbedMode = (typeof EMBED_MODES)[number];

/** The requested word of a list; otherwise its first. */
export const oneOf = <Word extends string>(list: readonly [Word, ...Word[]], word: string | null) =>
	list.find((one) => one === word) ?? list[0];
