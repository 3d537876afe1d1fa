/* Texts as the build compiles them from a language file (`vite.texts.ts`): each message is a function of its values. */
declare module '*.json?texts' {
	const texts: Record<string, (values: Record<string, string | number>) => string>;
	export default texts;
}

/* The same file in every language, with a star in place of the folder. */
declare module '*.json?languages' {
	type Texts = typeof import('*.json?texts').default;
	const texts: Record<import('./languages').Language, Texts>;
	export default texts;
}

/* The same, but fetched on demand, except English. */
declare module '*.json?later' {
	type File = typeof import('*.json?texts');
	const fetches: Record<Exclude<import('./languages').Language, 'en'>, () => Promise<File>>;
	export default fetches;
}
