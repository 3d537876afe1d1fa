/* A sheet that is on the page for as long as the browser prints it, in the place of everything else. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

interface PrintedProps {
	/** The browser has printed it. */
	over: () => void;
	children: ComponentChildren;
}

export function Printed({ over, children }: PrintedProps) {
	useEffect(() => {
		addEventListener('afterprint', over);
		window.print();
		return () => removeEventListener('afterprint', over);
	}, []);
	return <div class="sheet">{children}</div>;
}
