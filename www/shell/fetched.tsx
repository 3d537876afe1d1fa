/*
 * Parts of a page that the first picture does not need: each is fetched when it
 * is first shown, or, if most visitors will want it soon, before that.
 */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { orTell } from './notices';

/** A stand-in for a component from another file; it shows nothing until that file is loaded. */
export function fetched<Props extends object>(
	fetch: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
	return standIn(fetch).Fetched;
}

/** The same, but the file is fetched in any case as soon as the page is idle. */
export function fetchedSoon<Props extends object>(
	fetch: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
	const { Fetched, take } = standIn(fetch);
	soon.push(take);
	return Fetched;
}

const soon: (() => Promise<void>)[] = [];

/** Fetches what will be wanted soon. If that fails, it is fetched when it is first shown. */
export async function fetchSoon(): Promise<void> {
	await Promise.allSettled(soon.map((take) => take()));
}

function standIn<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
	const part = signal<ComponentType<Props> | null>(null);
	const take = async (): Promise<void> => {
		part.value = await fetch();
	};
	function Fetched(props: Props) {
		useEffect(() => {
			if (!part.peek()) orTell(take);
		}, []);
		const Part = part.value;
		return Part ? <Part {...props} /> : null;
	}
	return { Fetched, take };
}
