/*
 * The element that is printed in place of the page, however printing is started. The element exists only while
 * printing.
 */
import { type ComponentChildren, render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

export function OnPaper({ children }: { children: ComponentChildren }) {
	const now = useRef(children);
	now.current = children;
	// Runs together with the print button's first rendering, because the button can be pressed before the next frame.
	useLayoutEffect(() => {
		const layer = document.createElement('div');
		layer.className = 'on-paper';
		const listen = new AbortController();
		const { signal } = listen;
		const lay = () => {
			document.body.append(layer);
			render(now.current, layer);
		};
		const clear = () => {
			render(null, layer);
			layer.remove();
		};
		addEventListener('beforeprint', lay, { signal });
		addEventListener('afterprint', clear, { signal });
		return () => {
			listen.abort();
			clear();
		};
	}, []);
	return null;
}
