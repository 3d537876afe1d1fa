/*
 * The keys of all texts as a type, so that a key without a text does not compile, including keys built from
 * templates. Each file of texts is listed here; the `texts.ts` of the part that uses a file imports it.
 */
type Texts = typeof import('./texts/en/collection.json') &
	typeof import('./texts/en/cubelets.json') &
	typeof import('./texts/en/grid.json') &
	typeof import('./texts/en/grid-panels.json') &
	typeof import('./texts/en/hint.json') &
	typeof import('./texts/en/home.json') &
	typeof import('./texts/en/lab.json') &
	typeof import('./texts/en/learn.json') &
	typeof import('./texts/en/page.json') &
	typeof import('./texts/en/panels.json') &
	typeof import('./texts/en/paper.json') &
	typeof import('./texts/en/photo.json') &
	typeof import('./texts/en/picture.json') &
	typeof import('./texts/en/proof.json') &
	typeof import('./texts/en/publish.json') &
	typeof import('./texts/en/record.json') &
	typeof import('./texts/en/snake.json') &
	typeof import('./texts/en/specials.json') &
	typeof import('./texts/en/start.json') &
	typeof import('./texts/en/techniques.json') &
	typeof import('../generated/core.en.json') &
	typeof import('../generated/ideas.en.json');

/** Every existing text. */
type Written = keyof Texts;

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

export type Key = Written | Listed;

/** The possible endings of a key after its first part: `Ids<'panel'>` are the panels that have a title. */
export type Ids<Group extends string, One = Written> = One extends `${Group}.${infer Id}`
	? Id
	: never;
