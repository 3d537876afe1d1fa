/*
 * The keys of all texts as a type, so that one which nobody wrote does not compile, those made of
 * templates included. Each page adds its own where it takes its texts up (`declare module`), so this floor knows no other.
 */
type Texts = typeof import('./texts/en/page.json') &
	typeof import('./texts/en/start.json') &
	typeof import('../generated/core.en.json');

/** Every text that is written somewhere; of interest are the names alone. */
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
 * What is named after something that comes from a list of the core or of the build; whether each has
 * its text is asked by `locales.spec.ts`, with these lists.
 */
type Listed = `${Lists}.${string}`;

export type Key = keyof Written | Listed;

/** The possible ends of a key after its first part: `Ids<'panel'>` are the panels that have a title. */
export type Ids<Group extends string, One = keyof Written> = One extends `${Group}.${infer Id}`
	? Id
	: never;
