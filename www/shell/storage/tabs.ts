/* Tabs of the page tell one another which board they wrote; if they cannot, each works alone. */

export class Tabs {
	readonly #channel: BroadcastChannel | null;

	constructor(name: string) {
		this.#channel = opened(name);
	}

	/** Calls back with the name of each board that another tab has written. */
	listen(heard: (board: string) => void): void {
		this.#channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
			for (const board of [data].flat()) if (typeof board === 'string') heard(board);
		});
	}

	tell(boards: string | readonly string[]): void {
		try {
			this.#channel?.postMessage(boards);
		} catch {
			// The channel was closed.
		}
	}
}

function opened(name: string): BroadcastChannel | null {
	try {
		return new BroadcastChannel(name);
	} catch {
		return null;
	}
}
