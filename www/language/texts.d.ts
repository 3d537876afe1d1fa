/* Texts as the build makes them of a language file (`vite.texts.ts`): each message a function of its values. */
declare module '*.json?texts' {
	const texts: Record<string, (values: Record<string, string | number>) => string>;
	export default texts;
}
