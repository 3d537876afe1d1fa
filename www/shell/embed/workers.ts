/*
 * Workers whose script is served by another origin. Browsers refuse to start
 * such workers, but they start a script of the page's own, which may import the
 * other script. The page's own script is a classic script, because a sandboxed
 * frame would not start a module.
 */

/** Whether this page is in a sandboxed frame, where its own address has another origin. */
export const isInSandbox = (): boolean => window.origin === 'null';

/** Starts workers this way from now on, in the frame of this board. */
export function importWorkers(): void {
	const Own = window.Worker;
	window.Worker = class extends Own {
		constructor(address: string | URL) {
			const blob = new Blob([importing(String(address))], { type: 'text/javascript' });
			super(URL.createObjectURL(blob));
		}
	};
}

/**
 * Messages that arrive before the imported script listens are passed on to it later; its failures become the worker's
 * errors.
 */
const importing = (address: string) => `
const early = [];
onmessage = ({ data }) => early.push(data);
const listening = () => {
	onmessage = null;
	for (const data of early) dispatchEvent(new MessageEvent('message', { data }));
};
const failed = (error) => setTimeout(() => { throw error; });
import(${JSON.stringify(address)}).then(listening, failed);`;
