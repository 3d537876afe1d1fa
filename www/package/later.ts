/* A promise that is resolved or rejected from outside. */

export interface Later<Value> {
	readonly promise: Promise<Value>;
	/** Whether it has been resolved or rejected; doing either again has no effect. */
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
	// Callers see the failure; without callers, it must not be reported as an unhandled rejection.
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
