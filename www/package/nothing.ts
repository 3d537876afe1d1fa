/* Replaces the wasm modules that the package does not need: it starts nothing and answers nothing. */
export default function begin(): Promise<void> {
	return Promise.resolve();
}
