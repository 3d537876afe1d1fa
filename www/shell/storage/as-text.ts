/* Any value that a browser can store, as text, including values that JSON cannot express. */

export function asText(value: unknown): string {
	return JSON.stringify(plain(value, []), null, '\t');
}

/** `above` are the values that contain this one, so that a value that contains itself does not loop. */
function plain(value: unknown, above: readonly unknown[]): unknown {
	if (typeof value === 'bigint' || typeof value === 'number') return numeric(value);
	if (value === undefined) return '(undefined)';
	if (typeof value !== 'object' || value === null) return value;
	if (above.includes(value)) return '(itself)';
	const inside = (one: unknown) => plain(one, [...above, value]);
	if (Array.isArray(value)) return Array.from(value, inside);
	if (value instanceof Map || value instanceof Set) return [...value].map(inside);
	if (value instanceof ArrayBuffer) return [...new Uint8Array(value)];
	if (value instanceof Date || value instanceof RegExp) return String(value);
	return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inside(one)]));
}

const numeric = (value: number | bigint) =>
	typeof value === 'number' && Number.isFinite(value) ? value : String(value);
