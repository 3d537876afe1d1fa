/*
 * The keys of all texts as a type, so that a key without a text does not compile, even if a template builds it. Each
 * page adds its own keys where it registers its texts (`declare module`), so this layer knows no pages.
 */
type Texts = typeof import('./texts/en/page.json') &
	typeof import('./texts/en/start.json') &
	typeof import('./texts/en/specials.json') &
	typeof import('../generated/core.en.json');

/** Every existing text; only the names matter. */
export interface Written extends Record<keyof Texts, unknown> {}

export type Lists =
	| 'kind'
	| 'rules'
	| 'band'
	| 'technique'
	| 'idea'
	| 'format'
	| 'program'
	| 'daily'
	| 'lab.name'
	| 'lab.idea'
	| 'snake.format';

/**
 * Keys named after an item in a list of the core or of the build; `locales.spec.ts` uses these
 * lists to check that each item has its text.
 */
type Listed = `${Lists}.${string}`;

export type Key = keyof Written | Listed;

/** The possible rest of a key after its first part: `Ids<'panel'>` are the panels that have a title. */
export type Ids<Group extends string, One = keyof Written> = One extends `${Group}.${infer Id}`
	? Id
	: never;
