/* Parts of a page that few visitors need: each is fetched when it is first shown. */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { tellMissing, untellMissing } from './notices';

/** A component that stands for one of another file, and shows nothing until that is there. */
export function fetched<Props extends object>(
	fetch: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
	const part = signal<ComponentType<Props> | null>(null);
	const load = async (): Promise<void> => {
		try {
			part.value = await fetch();
			untellMissing();
		} catch (error) {
			tellMissing(error, () => void load());
		}
	};
	return function Fetched(props: Props) {
		useEffect(() => {
			if (!part.peek()) void load();
		}, []);
		const Part = part.value;
		return Part ? <Part {...props} /> : null;
	};
}
