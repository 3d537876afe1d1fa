/*
 * How a time is taken in Node, as crates/core/examples/measure.rs does it
 * natively: the median of up to nine runs within a tenth of a second, after one
 * that only warms up; what takes long runs once. By the clock, or computed where
 * that is less, as on a busy machine.
 */
const RUNS = 9;
const ENOUGH = 100_000;
const SHORT = 10_000;
/** Microseconds before the first time counts: the engine compiles twice. */
const WARM = 300_000;

/** Microseconds that this process has computed. */
function computed() {
	const { user, system } = process.cpuUsage();
	return user + system;
}

/** What a function gives, and its time in microseconds. */
function timed(run) {
	const before = computed();
	const start = performance.now();
	const answer = run();
	const clock = (performance.now() - start) * 1000;
	const spent = computed() - before;
	return { answer, call: Math.min(clock, spent), spent };
}

/** A search, which gives its own time with its answer: that time and that of the call, each as a median, and the answer. */
export function measure(search) {
	const run = () => {
		const { answer, call, spent } = timed(search);
		return { answer, micros: Math.min(answer.micros, spent), call };
	};
	const first = run();
	const runs = first.call >= SHORT ? [first] : [];
	for (let spent = first.call; runs.length === 0 || (runs.length < RUNS && spent < ENOUGH); ) {
		runs.push(run());
		spent += runs.at(-1).call;
	}
	const middle = (of) => runs.map(of).sort((one, other) => one - other)[runs.length >> 1];
	return {
		answer: first.answer,
		micros: middle(({ micros }) => micros),
		call: middle(({ call }) => call),
	};
}

/** Lets some functions run in turn until the engine has compiled what they need. */
export function warm(runs) {
	const start = computed();
	for (let turn = 0; computed() - start < WARM && runs.length > 0; turn++)
		runs[turn % runs.length]();
}
