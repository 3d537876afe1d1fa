/* Every request that the core answers, as the wasm modules declare their functions. */
import type * as explain from '../generated/explain.js';
import type * as grid from '../generated/grid.js';
import type * as lab from '../generated/lab.js';
import type * as photo from '../generated/photo.js';
import type * as snake from '../generated/snake.js';
import type * as text from '../generated/text.js';
import type { Unsent } from './packed';

type Core = typeof explain & typeof grid & typeof lab & typeof photo & typeof snake & typeof text;

/** A request has what a function takes, apart from a listener at the end. */
type Request<Taken extends unknown[], Answer> = Taken extends [
	...infer Args,
	(step: infer Step) => void,
]
	? { args: AllUnsent<Args>; answer: Answer; progress: Step }
	: { args: AllUnsent<Taken>; answer: Answer; progress: never };

type AllUnsent<Args> = { [At in keyof Args]: Unsent<Args[At]> };

/** Every request that the core answers: its arguments, its answer, and what it reports on the way. */
export type Requests = {
	[Name in Exclude<keyof Core, 'default' | 'initSync' | 'start'>]: Request<
		Parameters<Core[Name]>,
		ReturnType<Core[Name]>
	>;
};
