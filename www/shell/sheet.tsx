/*
 * A temporary layer over the page: on a phone a sheet from below, elsewhere a box beside the button that opened it. A
 * tap outside it, Escape and Back close it.
 */
import './sheet.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useBack } from './back';

interface SheetProps {
	name: string;
	label: string;
	opener: HTMLElement | null;
	close: () => void;
	onKeyDown?: (event: KeyboardEvent) => void;
	children: ComponentChildren;
}

export function Sheet({ name, label, opener, close, onKeyDown, children }: SheetProps) {
	const ref = useRef<HTMLDialogElement>(null);
	useBack(close);
	useLayoutEffect(() => {
		const dialog = ref.current;
		if (!dialog) return;
		dialog.showModal();
		place(dialog, opener);
		return () => dialog.close();
	}, []);
	return (
		<dialog
			ref={ref}
			class={`sheet-over ${name}`}
			aria-label={label}
			onCancel={close}
			onClick={({ target, currentTarget }) => target === currentTarget && close()}
			onKeyDown={onKeyDown}
		>
			{children}
		</dialog>
	);
}

/** Below the button that opened it if there is room, otherwise above. */
function place(sheet: HTMLElement, opener: HTMLElement | null): void {
	const { top = 0, bottom = 0, right = 0 } = opener?.getBoundingClientRect() ?? {};
	const { width, height } = sheet.getBoundingClientRect();
	const below = Math.min(bottom + GAP, innerHeight - height - GAP);
	const isOver = below < bottom && top - height - GAP > GAP;
	sheet.style.setProperty('--top', `${Math.max(isOver ? top - height - GAP : below, GAP)}px`);
	sheet.style.setProperty('--left', `${Math.max(right - width, GAP)}px`);
}

const GAP = 8;
