/*
 * Workers whose script another origin serves. A browser starts none of those,
 * but it starts a script of the page's own, and that may import the other.
 */

/** From now on, in the frame of this board. */
export function importWorkers(): void {
	const Own = window.Worker;
	window.Worker = class extends Own {
		constructor(address: string | URL, options?: WorkerOptions) {
			const script = `import ${JSON.stringify(String(address))};`;
			const blob = new Blob([script], { type: 'text/javascript' });
			super(URL.createObjectURL(blob), options);
		}
	};
}
