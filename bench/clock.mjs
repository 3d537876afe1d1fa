/*
 * How times are measured in Node, in the same way as
 * crates/core/examples/measure.rs does natively: the median of up to nine runs
 * within a tenth of a second, after one run that only warms up; long tasks run
 * once. A time is that of the clock, or the processor time if that is less, as
 * on a busy machine.
 */
const RUNS = 9;
const ENOUGH = 100_000;
const SHORT = 10_000;
/** How many microseconds to run before the first time counts: the engine compiles twice. */
const WARM = 300_000;

/** The processor time of this process, in microseconds. */
function computed() {
	const { user, system } = process.cpuUsage();
	return user + system;
}

/** The result of a function, and its time in microseconds. */
function timed(run) {
	const before = computed();
	const start = performance.now();
	const answer = run();
	const clock = (performance.now() - start) * 1000;
	const spent = computed() - before;
	return { answer, call: Math.min(clock, spent), spent };
}

/**
 * Measures a search whose answer contains its own time: returns that time and the time of the call, each as a median,
 * and the answer.
 */
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

/** Runs some functions in turn until the engine has compiled what they need. */
export function warm(runs) {
	const start = computed();
	for (let turn = 0; computed() - start < WARM && runs.length > 0; turn++)
		runs[turn % runs.length]();
}
