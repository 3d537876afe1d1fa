/*
 * Keyboard focus that is not lost: when the element that has it goes, because
 * its action is under way or done, the focus goes to the sentence that says
 * so, marked `data-lead`, else to where the page wants it, marked `data-home`.
 */
import { useLayoutEffect, useRef } from 'preact/hooks';

export function useKeptFocus<Kind extends HTMLElement>() {
	const ref = useRef<Kind>(null);
	useLayoutEffect(() => {
		const element = ref.current;
		return () => {
			if (element && element === document.activeElement) requestAnimationFrame(passOn);
		};
	}, []);
	return ref;
}

function passOn(): void {
	if (document.activeElement && document.activeElement !== document.body) return;
	const lead = document.querySelector<HTMLElement>('[data-lead]');
	if (lead) lead.focus({ preventScroll: true });
	else document.querySelector<HTMLElement>('[data-home]')?.focus();
}
