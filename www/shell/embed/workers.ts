/*
 * Workers whose script another origin serves. A browser does not start those,
 * but it starts a script of the page's own, and that may import the other. It is
 * not a module, because a sandboxed frame would not start one.
 */

/** Whether this page is in a sandboxed frame, where its own address has another origin. */
export const isInSandbox = (): boolean => window.origin === 'null';

/** From now on, in the frame of this board. */
export function importWorkers(): void {
	const Own = window.Worker;
	window.Worker = class extends Own {
		constructor(address: string | URL) {
			const blob = new Blob([importing(String(address))], { type: 'text/javascript' });
			super(URL.createObjectURL(blob));
		}
	};
}

/** Messages that come before the imported script listens are passed to it then; its failures are the worker's errors. */
const importing = (address: string) => `
const early = [];
onmessage = ({ data }) => early.push(data);
const listening = () => {
	onmessage = null;
	for (const data of early) dispatchEvent(new MessageEvent('message', { data }));
};
const failed = (error) => setTimeout(() => { throw error; });
import(${JSON.stringify(address)}).then(listening, failed);`;
