/*
 * The button of the menu "More"; the menu's contents are in `more-menu.tsx`, which is loaded after the first picture.
 */
import { signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { t } from '../../../language';
import { fetchedSoon } from '../../../shell/fetched';
import { Button } from '../../../widgets/button';

const Menu = fetchedSoon(async () => (await import('./more-menu')).MoreMenu);

const isOpen = signal(false);

export function More() {
	const ref = useRef<HTMLButtonElement>(null);
	return (
		<>
			<Button
				ref={ref}
				words={t('hint.more')}
				look="secondary more"
				aria-haspopup="dialog"
				aria-expanded={isOpen.value}
				onClick={() => {
					isOpen.value = true;
				}}
			/>
			{isOpen.value ? <Menu opener={ref} close={close} /> : null}
		</>
	);
}

function close(): void {
	isOpen.value = false;
}
