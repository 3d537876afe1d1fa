/* Stands for the wasm modules that the package does without: it begins nothing and answers nothing. */
export default function begin(): Promise<void> {
	return Promise.resolve();
}
