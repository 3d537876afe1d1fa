/*
 * A history as it is written: the whole current position, and every step away
 * from it as a text of the differences. A step thus costs only as much as it
 * changes, so all steps are kept. The module knows nothing about the contents
 * of positions and trusts no text: the reader of a position checks them.
 */

/**
 * A change of a plain value: a new word or number, any other new value in a one-item list, or the changes of its parts
 * by name or index.
 */
type Change = string | number | boolean | null | readonly [unknown] | Changes;
interface Changes {
	readonly [part: string]: Change;
}

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** The change from one value to the other; undefined if nothing produces it. Shared parts are not compared. */
function change(from: unknown, to: unknown): Change | undefined {
	if (from === to) return undefined;
	if (!isPlain(to)) return to as Change;
	if (!isPlain(from) || !isAlike(from, to)) return [to];
	const changes: Record<string, Change> = {};
	for (const part of Object.keys(to)) {
		const one = change(from[part], to[part]);
		if (one !== undefined) changes[part] = one;
	}
	return Object.keys(changes).length > 0 ? changes : undefined;
}

/** Whether both have the same parts. */
function isAlike(one: Plain, other: Plain): boolean {
	if (Array.isArray(one) !== Array.isArray(other)) return false;
	const parts = Object.keys(one);
	return (
		parts.length === Object.keys(other).length && parts.every((part) => Object.hasOwn(other, part))
	);
}

/** The result of such a change; undefined if it does not fit. Unchanged parts are shared. */
function changed(from: unknown, to: unknown): unknown {
	if (!isPlain(to)) return to;
	if (Array.isArray(to)) return to[0];
	if (!isPlain(from)) return undefined;
	const next = (Array.isArray(from) ? from.slice() : { ...from }) as Record<string, unknown>;
	for (const [part, one] of Object.entries(to)) {
		if (!isPart(from, part)) return undefined;
		next[part] = changed(from[part], one);
	}
	return next;
}

/** A list's length does not count as a part, and neither does anything inherited. */
const isPart = (value: Plain, part: string) =>
	Object.getOwnPropertyDescriptor(value, part)?.enumerable ?? false;

/** Steps written or read before, by the position they lead to. */
const known = new WeakMap<object, { readonly from: object; readonly text: string }>();

/** The step from one position to its neighbour, as text. */
export function stepText(from: object, to: object): string {
	const last = known.get(to);
	if (last?.from === from) return last.text;
	const text = JSON.stringify(change(from, to) ?? {});
	known.set(to, { from, text });
	return text;
}

/** The position that such a text leads to from another; undefined if it leads nowhere. */
export function stepTo(from: unknown, text: string): unknown {
	let to: unknown;
	try {
		to = changed(from, JSON.parse(text));
	} catch {
		return undefined;
	}
	if (isPlain(from) && isPlain(to)) known.set(to, { from, text });
	return to;
}
