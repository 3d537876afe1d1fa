/* A promise that is kept from outside. */

export interface Later<Value> {
	readonly promise: Promise<Value>;
	/** Whether it was resolved or rejected; both do nothing the second time. */
	readonly isSettled: boolean;
	resolve(value: Value): void;
	reject(error: Error): void;
}

export function later<Value>(): Later<Value> {
	let isSettled = false;
	let resolve: (value: Value) => void = () => undefined;
	let reject: (error: Error) => void = () => undefined;
	const promise = new Promise<Value>((keep, fail) => {
		resolve = keep;
		reject = fail;
	});
	// Whoever asks for it hears that it failed; where nobody does, that is not a fault of the page.
	promise.catch(() => undefined);
	const settle = (end: () => void) => {
		isSettled = true;
		end();
	};
	return {
		promise,
		get isSettled() {
			return isSettled;
		},
		resolve: (value) => settle(() => resolve(value)),
		reject: (error) => settle(() => reject(error)),
	};
}
