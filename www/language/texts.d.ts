/* Texts as the build compiles them from a language file (`vite.texts.ts`): each message is a function of its values. */
declare module '*.json?texts' {
	const texts: Record<string, (values: Record<string, string | number>) => string>;
	export default texts;
}
