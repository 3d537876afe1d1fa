/*
 * Keeps the keyboard focus from being lost. If its element disappears because the action is under way or done, the
 * focus moves to the sentence that says so (`data-lead`), otherwise to the page's choice (`data-home`).
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
